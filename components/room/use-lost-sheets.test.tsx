import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NEW_GAME } from "@/lib/room/rules/evolve";
import { type Act, playActs, secondsIn } from "@/lib/room/testing/played";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { LostSheet } from "./lost-sheet";
import { useLostSheets } from "./use-lost-sheets";

const start: Act = ["home", 0, { type: "start", white: "home", at: secondsIn(0) }];
const write: Act = ["home", 1, { type: "write", ply: 0, uci: "e2e4" }];
const stateAfter = (...acts: readonly Act[]) => playActs(acts, { rules: DEPAUL }).state;
const NAMES = { home: "Amara", away: "Theo" };

type Games = readonly (typeof NEW_GAME)[];

/** A page that shows these games one after the other. */
function Page({ shown, seen }: { readonly shown: readonly Games[]; readonly seen: number[][] }) {
  const [step, setStep] = useState(0);
  const games = (shown[step] ?? []).map((state, index) => ({ number: index + 1, state }));
  const lost = useLostSheets(games);
  seen.push(lost.map(({ number }) => number));
  if (step < shown.length - 1) setStep(step + 1);
  return lost.map(({ number, play }) => (
    <LostSheet key={number} game={number} play={play} side="home" names={NAMES} />
  ));
}

const OVER = {
  ...stateAfter(start),
  ended: { outcome: "white", ending: "resignation", by: "home", at: secondsIn(9), why: "" },
} as const;

const WRITTEN = stateAfter(start, write);

test.each<{ why: string; shown: readonly Games[]; seen: number[][] }>([
  {
    why: "the first game is refused",
    shown: [[], [stateAfter(start)], [WRITTEN], []],
    seen: [[], [], [], [1]],
  },
  {
    why: "a later game is refused, and the page shows the one before again",
    shown: [[OVER], [OVER, WRITTEN], [OVER]],
    seen: [[], [], [2]],
  },
  {
    why: "two games are refused",
    shown: [[WRITTEN, WRITTEN], [NEW_GAME]],
    seen: [[], [1, 2]],
  },
  {
    why: "the game goes on, ends, and the next one begins",
    shown: [[WRITTEN], [OVER], [OVER, NEW_GAME], [OVER, stateAfter(start)]],
    seen: [[], [], [], []],
  },
])("what was written stays in sight: $why", ({ shown, seen }) => {
  const found: number[][] = [];
  const page = renderToStaticMarkup(<Page shown={shown} seen={found} />);
  expect(found).toEqual(seen);
  expect(page.match(/>e4</g)?.length ?? 0).toBe(seen.at(-1)?.length);
});
