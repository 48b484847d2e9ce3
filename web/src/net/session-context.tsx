/** The visit to a table, for everything on its page. */
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import { useUnsettled } from "../ui/settled";
import { Session } from "./session";
import { awaitsNews, type TableState } from "./store";

const SessionContext = createContext<Session | null>(null);

interface ProviderProps {
  code: string;
  /** One of one's own making. */
  session?: Session;
  children: ReactNode;
}

export function TableProvider({ code, session, children }: ProviderProps) {
  const [own] = useState(() => session ?? new Session(code));
  useUnsettled(awaitsNews(useSyncExternalStore(own.subscribe, own.snapshot)));
  return <SessionContext value={own}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a TableProvider around it");
  return session;
}

export function useTableState(): TableState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.snapshot);
}
