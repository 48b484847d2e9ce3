/** What a Markdown reader has found, as elements of ours: no markup of the text's own gets through. */
import type { MarkedToken, Token, Tokens } from "marked";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { cuts } from "../rules/searching";
import { useUnsettled } from "../ui/settled";

/** What the text is about, and how it is looked at. */
export interface Setting {
  game: string;
  /** The ids of the game's rules: where the text names one, there is a way to it. */
  rules: ReadonlySet<string>;
  pictures: string[];
  dark: boolean;
}

interface PartsProps {
  blocks: Token[];
  setting: Setting;
}

export function anchor(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

export function Blocks({ blocks, setting }: PartsProps) {
  return keyed(blocks, (block) => <Block block={block as MarkedToken} setting={setting} />);
}

function Block({ block, setting }: { block: MarkedToken; setting: Setting }): ReactNode {
  const inside = (parts: Token[]) => <Inline blocks={parts} setting={setting} />;
  switch (block.type) {
    case "heading": {
      const Heading = block.depth > 2 ? "h3" : "h2";
      return <Heading id={anchor(block.text)}>{inside(block.tokens)}</Heading>;
    }
    case "paragraph": {
      const [only, ...others] = block.tokens;
      if (only?.type === "image" && others.length === 0) {
        return <Picture image={only as Tokens.Image} setting={setting} />;
      }
      return <p>{inside(block.tokens)}</p>;
    }
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {keyed(block.items, (item) => (
            <li>
              <Blocks blocks={item.tokens} setting={setting} />
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return <Table table={block as Tokens.Table} setting={setting} />;
    case "code":
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case "blockquote":
      return (
        <blockquote>
          <Blocks blocks={block.tokens} setting={setting} />
        </blockquote>
      );
    case "text": // of a list whose items are no paragraphs
      return inside(block.tokens ?? [block]);
    default:
      return null; // spaces between blocks, and HTML, which is not ours
  }
}

function Table({ table, setting }: { table: Tokens.Table; setting: Setting }) {
  return (
    <table>
      <thead>
        <tr>
          {keyed(table.header, (cell) => (
            <th scope="col">
              <Inline blocks={cell.tokens} setting={setting} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(table.rows, (row) => (
          <tr>
            {keyed(row, (cell) => (
              <td>
                <Inline blocks={cell.tokens} setting={setting} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A picture of the game's own folder, by its name alone; in the dark the dark one, if there is. */
function Picture({ image, setting }: { image: Tokens.Image; setting: Setting }) {
  const { game, pictures, dark } = setting;
  const name = image.href.replace(/^pictures\//, "");
  const other = name.replace(/(\.\w+)$/, ".dark$1");
  const shown = dark && pictures.includes(other) ? other : name;
  const [here, setHere] = useState(""); // the last that was drawn, or cannot be had
  useUnsettled(pictures.includes(name) && here !== shown);
  const come = () => setHere(shown);
  if (!pictures.includes(name)) return <p className="soft">{image.text}</p>;
  return (
    <figure>
      <img
        src={`/api/games/${game}/pictures/${shown}`}
        alt={image.text}
        onLoad={come}
        onError={come}
      />
      {image.title && (
        <figcaption className="small soft">
          <Rules text={image.title} setting={setting} />
        </figcaption>
      )}
    </figure>
  );
}

function Inline({ blocks, setting }: PartsProps) {
  return keyed(blocks, (token) => <Word word={token as MarkedToken} setting={setting} />);
}

function Word({ word, setting }: { word: MarkedToken; setting: Setting }): ReactNode {
  const inside = (parts: Token[]) => <Inline blocks={parts} setting={setting} />;
  switch (word.type) {
    case "strong":
      return <strong>{inside(word.tokens)}</strong>;
    case "em":
      return <em>{inside(word.tokens)}</em>;
    case "codespan":
      return <code>{word.text}</code>;
    case "br":
      return <br />;
    case "image":
      return <Picture image={word as Tokens.Image} setting={setting} />;
    case "link":
      return <Way link={word as Tokens.Link}>{inside(word.tokens)}</Way>;
    case "text":
    case "escape":
      return <Rules text={word.text} setting={setting} />;
    default:
      return word.raw;
  }
}

/** A link leads out, or to a part of this page; a file of the source has no page to lead to. */
function Way({ link, children }: { link: Tokens.Link; children: ReactNode }) {
  if (link.href.startsWith("#")) return <a href={link.href}>{children}</a>;
  if (!/^https?:\/\//.test(link.href)) return children;
  return (
    <a href={link.href} rel="noreferrer">
      {children}
    </a>
  );
}

function Rules({ text, setting }: { text: string; setting: Setting }) {
  return keyed(cuts(text, "", setting.rules), (cut) =>
    cut.kind === "rule" ? (
      <Link className="guide-rule" href={`/games/${setting.game}/rules#${cut.text}`}>
        {cut.text}
      </Link>
    ) : (
      cut.text
    ),
  );
}

/** Parts of a text that never changes: each is known by its place. */
function keyed<T>(parts: T[], show: (part: T) => ReactNode): ReactNode {
  return parts.map((part, place) => <Place key={String(place)}>{show(part)}</Place>);
}

function Place({ children }: { children: ReactNode }) {
  return children;
}
