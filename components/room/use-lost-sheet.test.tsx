import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NEW_GAME } from "@/lib/room/rules/evolve";
import { type Act, playActs, secondsIn } from "@/lib/room/testing/played";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { LostSheet } from "./lost-sheet";
import { useLostSheet } from "./use-lost-sheet";

const start: Act = ["home", 0, { type: "start", white: "home", at: secondsIn(0) }];
const write: Act = ["home", 1, { type: "write", ply: 0, uci: "e2e4" }];
const stateAfter = (...acts: readonly Act[]) => playActs(acts, { rules: DEPAUL }).state;
const NAMES = { home: "Amara", away: "Theo" };

type Shown = { readonly number: number; readonly state: typeof NEW_GAME };

/** A page that shows these one after the other. */
function Page({ shown, seen }: { readonly shown: readonly Shown[]; readonly seen: (number | null)[] }) {
  const [step, setStep] = useState(0);
  const { number, state } = shown[step] ?? { number: 1, state: NEW_GAME };
  const lost = useLostSheet({ number, game: number, state });
  seen.push(lost?.number ?? null);
  if (step < shown.length - 1) setStep(step + 1);
  return lost && <LostSheet lost={lost} side="home" names={NAMES} />;
}

const OVER = {
  ...stateAfter(start),
  ended: { outcome: "white", ending: "resignation", by: "home", at: secondsIn(9), why: "" },
} as const;

test.each([
  {
    why: "the first game is refused",
    shown: [NEW_GAME, stateAfter(start), stateAfter(start, write), NEW_GAME].map((state) => ({
      number: 1,
      state,
    })),
    seen: [null, null, null, 1],
  },
  {
    why: "a later game is refused, and the page shows the one before again",
    shown: [
      { number: 1, state: OVER },
      { number: 2, state: stateAfter(start, write) },
      { number: 1, state: OVER },
    ],
    seen: [null, null, 2],
  },
  {
    why: "the game goes on, ends, and the next one begins",
    shown: [
      { number: 1, state: stateAfter(start, write) },
      { number: 1, state: OVER },
      { number: 2, state: NEW_GAME },
      { number: 2, state: stateAfter(start) },
    ],
    seen: [null, null, null, null],
  },
])("what was written stays in sight: $why", ({ shown, seen }) => {
  const found: (number | null)[] = [];
  const page = renderToStaticMarkup(<Page shown={shown} seen={found} />);
  expect(found).toEqual(seen);
  expect(page.includes("e4")).toBe(seen.at(-1) !== null);
});
