import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FIRST_MATCH_EMAIL } from "@/lib/entries/words/first-match";
import { glanceDivision } from "@/lib/season/view/glance-division";
import { RegistrationAside } from "../entries/registration-aside";
import { NOW, roundRobinDivision } from "../gallery/divisions";
import { Registrations } from "../me/registrations";
import { SeasonRecord } from "../me/season-record";
import { DivisionGlances } from "../season/division-glances";
import { CrosstableCellBox } from "./crosstable-cell";
import { Tables } from "./tables";

const VIEW = roundRobinDivision(8, 3);
const links = (html: string) =>
  [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href = "", text = ""]) => ({
    href,
    text: text.replace(/<[^>]*>/g, ""),
  }));

test("the sentence that says why a player is ranked there leads to the players it names", () => {
  const html = renderToStaticMarkup(<Tables view={VIEW} at={NOW} />);
  const sentences = [...html.matchAll(/<p id="why-[^"]*">(.*?)<\/p>/g)].map(([, inner = ""]) => inner);
  expect(sentences.length).toBeGreaterThan(0);
  for (const sentence of sentences)
    expect(links(sentence).filter(({ href }) => href.startsWith("/lakeside/players/"))).toHaveLength(2);
});

test("the leader of a division is a link to their page", () => {
  const html = renderToStaticMarkup(<DivisionGlances divisions={[glanceDivision(VIEW, NOW)]} />);
  const [leader] = links(html).filter(({ href }) => href.startsWith("/lakeside/players/"));
  const entry = VIEW.entries.find(({ name }) => name === leader?.text);
  expect(leader?.href).toBe(`/lakeside/players/${entry?.id}`);
});

test("a cell with two matches leads to both", () => {
  const cell = {
    kind: "won",
    text: "2–0 0–2",
    matches: [
      { text: "2–0", kind: "won", matchId: "m1" },
      { text: "0–2", kind: "lost", matchId: "m2" },
    ],
  } as const;
  const html = renderToStaticMarkup(
    <table>
      <tbody>
        <tr>
          <CrosstableCellBox cell={cell} org="lakeside" />
        </tr>
      </tbody>
    </table>,
  );
  expect(links(html)).toEqual([
    { href: "/lakeside/matches/m1", text: "2–01" },
    { href: "/lakeside/matches/m2", text: "0–20" },
  ]);
});

test("with two divisions, the links to ask to leave them say which", () => {
  const season = { slug: "fall-2026", name: "Fall 2026", status: "running" } as const;
  const texts = ["Open", "Blitz"].map((name) => {
    const page = { organization: "lakeside", season, division: { slug: name.toLowerCase(), name } };
    const record = (
      <SeasonRecord
        key={name}
        id={name}
        page={page}
        record={null}
        lots={[]}
        sportsmanship={null}
        rules={{ accepted: 1, newest: 1 }}
        scenes={[]}
      />
    );
    return links(renderToStaticMarkup(record)).find(({ href }) => href.endsWith("/register"))?.text;
  });
  expect(texts).toEqual([
    "Can’t keep playing in the Open division?",
    "Can’t keep playing in the Blitz division?",
  ]);
});

test("who registers late isn’t told to begin with the first round", () => {
  const aside = (isLate: boolean) =>
    renderToStaticMarkup(<RegistrationAside starts="Monday, Oct 26" isLate={isLate} spots={[]} />);
  expect(aside(false)).toContain(FIRST_MATCH_EMAIL);
  expect(aside(true)).not.toMatch(/first match|The season starts|draws lots/);
  expect(aside(true)).toContain("you play every round");
});

test("a first day that has passed isn’t still to come", () => {
  const aside = renderToStaticMarkup(<RegistrationAside starts={null} isLate={false} spots={[]} />);
  expect(aside).toContain(FIRST_MATCH_EMAIL);
  expect(aside).not.toContain("The season starts");
  const season = {
    slug: "fall-2026",
    name: "Fall 2026",
    startsOn: "2026-10-26",
    organization: { slug: "lakeside", name: "Lakeside" },
    isOpen: true,
    registeredIn: [],
  };
  const row = (hasBegun: boolean) =>
    renderToStaticMarkup(<Registrations seasons={[{ ...season, hasBegun }]} />);
  expect(row(false)).toContain("Starts on Mon, Oct 26");
  expect(row(true)).toContain("Started on Mon, Oct 26");
});
