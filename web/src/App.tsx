/** The pages by their addresses. Each is loaded when somebody goes there. */
import { lazy, Suspense } from "react";
import { Route, Switch } from "wouter";
import { Crash } from "./ui/Crash";
import { FocusKept } from "./ui/focus";
import { Loading, Notice } from "./ui/Notice";
import { Page } from "./ui/Page";
import { SettledPage } from "./ui/settled";
import { ToastProvider } from "./ui/Toast";

const Shelf = lazy(() => import("./shelf/ShelfPage"));
const Lobby = lazy(() => import("./lobby/LobbyPage"));
const Table = lazy(() => import("./table/TablePage"));
const Screen = lazy(() => import("./screen/ScreenPage"));
const Replay = lazy(() => import("./replay/ReplayPage"));
const Rules = lazy(() => import("./rules/RulesPage"));
const Guide = lazy(() => import("./guide/GuidePage"));
const Learn = lazy(() => import("./learn/LearnPage"));
const Workshop = lazy(() => import("./workshop/WorkshopPage"));

export function App() {
  return (
    <Crash>
      <ToastProvider>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/">
              <Shelf />
            </Route>
            <Route path="/lobby">
              <Lobby />
            </Route>
            <Route path="/t/:code">
              {({ code }) => <Table key={code} code={code.toUpperCase()} />}
            </Route>
            <Route path="/t/:code/screen">
              {({ code }) => <Screen key={code} code={code.toUpperCase()} />}
            </Route>
            <Route path="/t/:code/replay">
              {({ code }) => <Replay key={code} code={code.toUpperCase()} />}
            </Route>
            <Route path="/games/:game/rules">
              {({ game }) => <Rules key={game} game={game} />}
            </Route>
            <Route path="/games/:game/guide">
              {({ game }) => <Guide key={game} game={game} />}
            </Route>
            <Route path="/games/:game/learn">
              {({ game }) => <Learn key={game} game={game} />}
            </Route>
            <Route path="/games/:game/workshop">
              {({ game }) => <Workshop key={game} game={game} />}
            </Route>
            <Route>
              <Page name="error" title="No such page">
                <Notice title="There is nothing here" tone="problem">
                  Check the address for a typo. The table may also be long gone.
                </Notice>
              </Page>
            </Route>
          </Switch>
        </Suspense>
        <SettledPage />
        <FocusKept />
      </ToastProvider>
    </Crash>
  );
}
