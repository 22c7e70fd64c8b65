import type { CSSProperties, ReactNode } from "react";
import type { Picture } from "@/lib/sharing/view/pictures";

const INK = "#1f1d18";
const QUIET = "#4d483c";
const RULE = "#8a816d";
const GREEN = "#1d5a3c";
/** Letters that one doesn't have are taken from the next (lib/sharing/picture/draw-picture.ts). */
const SERIF = "Newsreader, Newsreader latin-ext, Source Sans";
const ROOK = "M3 3h4.5v3.5h2.25V3h4.5v3.5h2.25V3H21v8l-2.5 2v6.5H21V22H3v-2.5h2.5V13L3 11z";

/**
 * A picture of a page for apps that show where a link leads, 1200 by 630. It's drawn on the server by next/og, which knows
 * inline styles and flex boxes only.
 */
export function SharedPicture({ picture }: { readonly picture: Picture }) {
  return (
    <div style={PAPER}>
      <div style={HEAD}>
        <svg width="44" height="44" viewBox="0 0 24 24" aria-hidden="true">
          <path d={ROOK} fill={GREEN} />
        </svg>
        <div style={ONE_LINE}>{picture.from}</div>
      </div>
      <div style={BODY}>{bodyOf(picture)}</div>
      <div style={{ ...ONE_LINE, color: QUIET, fontSize: 36 }}>{picture.about}</div>
    </div>
  );
}

const PAPER: CSSProperties = {
  display: "flex",
  flexDirection: "column",
  width: 1200,
  height: 630,
  padding: "52px 72px 48px",
  background: "#f7f3e8",
  color: INK,
  fontFamily: "Source Sans",
  borderBottom: `20px solid ${GREEN}`,
};
const HEAD: CSSProperties = { display: "flex", alignItems: "center", gap: 20, fontSize: 36, color: QUIET };
const BODY: CSSProperties = { display: "flex", flexDirection: "column", flex: 1, justifyContent: "center" };
const ONE_LINE: CSSProperties = {
  display: "block",
  maxWidth: 1056,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
};

function bodyOf(picture: Picture): ReactNode {
  if (picture.kind === "match") return <Match {...picture} />;
  return picture.kind === "standings" ? <Standings {...picture} /> : <Player {...picture} />;
}

type Of<Kind extends Picture["kind"]> = Extract<Picture, { kind: Kind }>;

function Match({ home, away, middle }: Of<"match">) {
  return (
    <div style={{ display: "flex", flexDirection: "column", gap: 4 }}>
      <Name>{home}</Name>
      <div style={{ display: "flex", alignItems: "center", gap: 32, color: GREEN }}>
        <div style={{ fontFamily: SERIF, fontSize: 120, lineHeight: 1.1 }}>{middle}</div>
        <div style={{ flex: 1, height: 2, background: RULE }} />
      </div>
      <Name>{away}</Name>
    </div>
  );
}

function Name({ children }: { readonly children: string }) {
  return <div style={{ ...ONE_LINE, fontFamily: SERIF, fontSize: 84, lineHeight: 1.15 }}>{children}</div>;
}

function Standings({ title, rows }: Of<"standings">) {
  if (rows.length === 0) return <Name>{title}</Name>;
  return (
    <div style={{ display: "flex", flexDirection: "column" }}>
      <div style={{ ...ONE_LINE, fontFamily: SERIF, fontSize: 56, marginBottom: 12 }}>{title}</div>
      {rows.map(({ rank, name, points }, index) => (
        <div
          key={index}
          style={{
            display: "flex",
            alignItems: "center",
            borderTop: `2px solid ${index === 0 ? INK : RULE}`,
            padding: "4px 0",
            fontSize: 42,
          }}
        >
          <div style={{ width: 110, fontFamily: SERIF }}>{rank}</div>
          <div style={{ ...ONE_LINE, flex: 1, maxWidth: 800 }}>{name}</div>
          <div style={{ display: "flex", width: 140, justifyContent: "flex-end", fontFamily: SERIF }}>
            {points}
          </div>
        </div>
      ))}
    </div>
  );
}

function Player({ name, figures }: Of<"player">) {
  return (
    <div style={{ display: "flex", flexDirection: "column", gap: 36 }}>
      <Name>{name}</Name>
      <div style={{ display: "flex", gap: 64 }}>
        {figures.map(({ value, label }) => (
          <div key={label} style={{ display: "flex", flexDirection: "column" }}>
            <div style={{ fontFamily: SERIF, fontSize: 64, lineHeight: 1.1, color: GREEN }}>{value}</div>
            <div style={{ fontSize: 28, color: QUIET }}>{label}</div>
          </div>
        ))}
      </div>
    </div>
  );
}
