/** The rules, searchable, opened at a cited one. On a page of their own, and beside every table. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { RuleInfo } from "../generated/messages";
import { rules } from "../net/api";
import { useLoad } from "../net/useLoad";
import { still } from "../theme/settings";
import { TextField } from "../ui/Field";
import { Loading, Notice } from "../ui/Notice";
import "./rules.css";
import { chapters, cuts, matching } from "./searching";

interface PanelProps {
  game: string;
  /** The id of the rule to open at. */
  open: string | null;
}

export function RulesPanel({ game, open }: PanelProps) {
  const loaded = useLoad(`rules ${game}`, () => rules(game));
  if (loaded.state === "loading") return <Loading />;
  if (loaded.state === "failed") {
    return <Notice title="The rules are not here" tone="problem" actions={null} />;
  }
  return <Book rules={loaded.value} open={open} />;
}

export function Book({ rules, open }: { rules: RuleInfo[]; open: string | null }) {
  const [search, setSearch] = useState("");
  const [cited, setCited] = useState(open);
  const list = useRef<HTMLDivElement>(null);
  const found = matching(rules, search);
  const known = useMemo(() => new Set(rules.map((rule) => rule.id)), [rules]);
  const show = useCallback((id: string | null) => {
    setCited(id);
    setSearch("");
  }, []);
  useEffect(() => show(open), [show, open]);
  useEffect(() => {
    if (!cited || search) return;
    const shown = list.current?.querySelector("[aria-current]");
    shown?.scrollIntoView({ block: "center", behavior: still() ? "auto" : "smooth" });
  }, [cited, search]);
  return (
    <div className="rules">
      <search className="rules-search">
        <TextField
          type="search"
          role="searchbox"
          label="Search the rules"
          quiet
          placeholder="Search the rules"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p className="small soft" role="status">
          {search && `${found.length} of ${rules.length} rules`}
        </p>
      </search>
      <div ref={list} className="rules-list">
        {chapters(found).map((chapter) => (
          <section key={chapter.title} className="rules-chapter" id={anchor(chapter.title)}>
            <h2>{chapter.title}</h2>
            {chapter.rules.map((rule) => (
              <Rule
                key={rule.id}
                rule={rule}
                cited={rule.id === cited}
                search={search}
                known={known}
                onShow={show}
              />
            ))}
          </section>
        ))}
        {found.length === 0 && <p className="soft">No rule mentions that.</p>}
      </div>
      <nav className="rules-chapters" aria-label="Chapters">
        {chapters(found).map(({ title }) => (
          <a key={title} href={`#${anchor(title)}`}>
            {title}
          </a>
        ))}
      </nav>
    </div>
  );
}

function anchor(title: string): string {
  return `chapter-${title.toLowerCase().replace(/[^a-z]+/g, "-")}`;
}

interface RuleProps extends Omit<WordsProps, "text"> {
  rule: RuleInfo;
  cited: boolean;
}

function Rule({ rule, cited, ...by }: RuleProps) {
  return (
    <article
      className="rule"
      id={rule.id}
      data-testid="rule"
      aria-current={cited ? "true" : undefined}
    >
      <h3>
        <span className="rule-id numeral">{rule.id}</span> <Words text={rule.title} {...by} />
      </h3>
      <p>
        <Words text={rule.text} {...by} />
      </p>
      {rule.reason && (
        <p className="small soft">
          Why it is read so: <Words text={rule.reason} {...by} />
        </p>
      )}
      {rule.option && <p className="small rule-option">Some tables play this differently.</p>}
    </article>
  );
}

interface WordsProps {
  text: string;
  search: string;
  known: ReadonlySet<string>;
  onShow: (rule: string) => void;
}

/** Text of a rule: what was searched for is marked, and a rule that it names is a way there. */
function Words({ text, search, known, onShow }: WordsProps) {
  let at = 0;
  return cuts(text, search, known).map((cut) => {
    at += cut.text.length + 1;
    if (cut.kind === "found") return <mark key={at}>{cut.text}</mark>;
    if (cut.kind === "plain") return cut.text;
    return (
      <button key={at} type="button" className="link" onClick={() => onShow(cut.text)}>
        {cut.text}
      </button>
    );
  });
}
