import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkedNames } from "./linked-names";

const named = (...names: readonly string[]) => names.map((name, index) => ({ name, href: `/p/${index}` }));

test.each([
  {
    why: "each player once",
    text: "Ana Costa is above Ben: Ana Costa has 2 points and Ben 1.",
    players: named("Ana Costa", "Ben"),
    html: '<a href="/p/0">Ana Costa</a> is above <a href="/p/1">Ben</a>: Ana Costa has 2 points and Ben 1.',
  },
  {
    why: "the longer name",
    text: "Player 12 is above Player 1.",
    players: named("Player 1", "Player 12"),
    html: '<a href="/p/1">Player 12</a> is above <a href="/p/0">Player 1</a>.',
  },
  {
    why: "not a part of a word",
    text: "Al’s place; Also Ali.",
    players: named("Als", "A"),
    html: "Al’s place; Also Ali.",
  },
  {
    why: "not one of two with the same name",
    text: "Ana B. leads.",
    players: named("Ana B.", "Ana B."),
    html: "Ana B. leads.",
  },
  {
    why: "signs in a name",
    text: "Ana (B. is above Ben.",
    players: named("Ana (B."),
    html: '<a href="/p/0">Ana (B.</a> is above Ben.',
  },
  { why: "no one", text: "No results yet.", players: [], html: "No results yet." },
])("links $why", ({ text, players, html }) => {
  expect(renderToStaticMarkup(<LinkedNames text={text} players={players} />)).toBe(html);
});
