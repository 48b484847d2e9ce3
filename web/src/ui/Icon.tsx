/** Our own line icons, on a field of 24 by 24. */
const PATHS = {
  back: "M15 5l-7 7 7 7",
  bell: "M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4",
  book: "M5 4h9a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h9M19 7v13",
  bot: "M6 9h12v10H6zM12 9V5M9 13v2M15 13v2M3 13v3M21 13v3",
  bulb: "M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.6.5-.9 1.2-1 3h-5c-.1-1.8-.4-2.5-1-3z",
  chat: "M4 5h16v11h-8l-5 4v-4H4z",
  check: "M5 13l5 5 9-11",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  crown: "M4 18h16l1-10-5 4-4-7-4 7-5-4z",
  door: "M14 4H6v16h8M10 12h10m-4-4l4 4-4 4",
  down: "M5 9l7 7 7-7",
  enlarge: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  first: "M18 5l-7 7 7 7M6 5v14",
  forward: "M9 5l7 7-7 7",
  gear: "M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5",
  last: "M6 5l7 7-7 7M18 5v14",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  panel: "M4 5h16v14H4zM14 5v14",
  pause: "M9 6v12M15 6v12",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5a6.5 6.5 0 0 1 3.5 5.5",
  play: "M8 5l11 7-11 7z",
  pen: "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19z",
  plus: "M12 5v14M5 12h14",
  replay: "M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5",
  screen: "M3 5h18v12H3zM8 21h8M12 17v4",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM20 20l-4.8-4.8",
  share: "M12 15V3m-4 4l4-4 4 4M6 11H5v10h14V11h-1",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  swap: "M7 4v15m-4-4l4 4 4-4M17 20V5m-4 4l4-4 4 4",
  undo: "M9 14l-5-5 5-5M4 9h10a6 6 0 0 1 0 12h-3",
  up: "M5 15l7-7 7 7",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
