/** Short words at the edge of the page that go away by themselves. */
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import "./toast.css";

interface Toast {
  id: number;
  text: string;
}

const SECONDS = 5;
const ToastContext = createContext<(text: string) => void>(() => {});

/** Say something short that needs no answer. */
export function useToast(): (text: string) => void {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const count = useRef(0);
  const fading = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => () => fading.current.forEach(clearTimeout), []);
  const say = useCallback((text: string) => {
    count.current += 1;
    const id = count.current;
    setToasts((shown) => [...shown.filter((toast) => toast.text !== text), { id, text }]);
    const timer = setTimeout(() => {
      fading.current.delete(timer);
      setToasts((shown) => shown.filter((toast) => toast.id !== id));
    }, SECONDS * 1000);
    fading.current.add(timer);
  }, []);
  return (
    <ToastContext value={say}>
      {children}
      <div className="toasts" role="status">
        {toasts.map((toast) => (
          <p key={toast.id} className="toast">
            {toast.text}
          </p>
        ))}
      </div>
    </ToastContext>
  );
}
