/** How a game is played here: its GUIDE.md with the pictures, as a page. */
import { lexer } from "marked";
import { useMemo } from "react";
import type { Guide } from "../generated/messages";
import { games, guide, rules } from "../net/api";
import { useLoad } from "../net/useLoad";
import { ButtonLink } from "../ui/Button";
import { FaultPage, Loading } from "../ui/Notice";
import { Page } from "../ui/Page";
import "./guide.css";
import { anchor, Blocks, type Setting } from "./Markdown";
import { useDark } from "./useDark";

export default function GuidePage({ game }: { game: string }) {
  const loaded = useLoad(`guide ${game}`, () => Promise.all([guide(game), rules(game), games()]));
  if (loaded.state === "failed") return <FaultPage fault={loaded.fault} again={loaded.again} />;
  if (loaded.state === "loading") {
    return (
      <Page name="loading" title="Guide">
        <Loading />
      </Page>
    );
  }
  const [text, book, shelf] = loaded.value;
  return (
    <Text
      game={game}
      guide={text}
      rules={new Set(book.map((rule) => rule.id))}
      tutorial={shelf.some((known) => known.name === game && known.tutorial)}
    />
  );
}

interface TextProps {
  game: string;
  guide: Guide;
  rules: ReadonlySet<string>;
  tutorial: boolean;
}

function Text({ game, guide, rules, tutorial }: TextProps) {
  const dark = useDark();
  const blocks = useMemo(() => lexer(guide.text), [guide.text]);
  const setting: Setting = { game, rules, pictures: guide.pictures, dark };
  const title = blocks.find((block) => block.type === "heading" && block.depth === 1);
  const chapters = blocks.filter((block) => block.type === "heading" && block.depth === 2);
  return (
    <Page
      name="guide"
      title={title && "text" in title ? String(title.text) : "Guide"}
      heading
      actions={
        <>
          {tutorial && (
            <ButtonLink href={`/games/${game}/learn`} look="quiet" icon="bulb">
              Learn
            </ButtonLink>
          )}
          <ButtonLink href={`/games/${game}/rules`} look="quiet" icon="book">
            Rules
          </ButtonLink>
        </>
      }
    >
      <div className="guide">
        <article className="guide-text">
          <Blocks blocks={blocks.filter((block) => block !== title)} setting={setting} />
        </article>
        <nav className="guide-chapters" aria-label="Chapters">
          {chapters.map((chapter) => {
            const words = "text" in chapter ? String(chapter.text) : "";
            return (
              <a key={words} href={`#${anchor(words)}`}>
                {words}
              </a>
            );
          })}
        </nav>
      </div>
    </Page>
  );
}
