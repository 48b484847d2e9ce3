/** Panels behind tabs; arrow keys go from one to the next. */
import { type ReactNode, useId } from "react";
import { useRoving } from "../kit/Roving";
import "./tabs.css";

export interface Tab<Name extends string> {
  name: Name;
  label: string;
  /** Something new is there. */
  news?: boolean;
}

interface TabsProps<Name extends string> {
  label: string;
  tabs: Tab<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
  children: ReactNode;
}

export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, chosen, onChoose, children } = props;
  const id = useId();
  const roving = useRoving<HTMLDivElement>({ line: true, allStops: true });
  return (
    <div className="tabs">
      <div className="tabs-row" role="tablist" aria-label={label} {...roving}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            className="tab"
            data-rove
            aria-selected={tab.name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === chosen ? 0 : -1}
            onClick={() => onChoose(tab.name)}
            onFocus={() => onChoose(tab.name)}
          >
            {tab.label}
            {tab.news && <span className="tab-news" role="img" aria-label="new" />}
          </button>
        ))}
      </div>
      <div
        className="tabs-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
      >
        {children}
      </div>
    </div>
  );
}
