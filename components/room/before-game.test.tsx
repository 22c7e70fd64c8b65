import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Act, playActs, secondsIn } from "@/lib/room/testing/played";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { BeforeGame } from "./before-game";

const SIT: Act = ["home", 0, { type: "sit" }];
const FACTS = {
  matchId: "m1",
  side: "home",
  match: { rules: OFFICIAL, deadlineAt: secondsIn(9_999), isOpen: true, isFinal: false, firstGame: 1 },
  hasToAnswer: false,
  events: [],
  now: secondsIn(60),
} as const;

test.each([
  { why: "after the grace", acts: [SIT], noShowFrom: secondsIn(60), is: true },
  { why: "not within it", acts: [SIT], noShowFrom: secondsIn(61), is: false },
  { why: "not by someone who isn't ready", acts: [], noShowFrom: secondsIn(60), is: false },
  { why: "not without an agreed time", acts: [SIT], noShowFrom: null, is: false },
  {
    why: "not before game 2, because they came",
    acts: [SIT],
    noShowFrom: secondsIn(60),
    number: 2,
    is: false,
  },
])(
  "a player who's ready is led to the claim that the other didn't come, $why",
  ({ acts, noShowFrom, number = 1, is }) => {
    const page = renderToStaticMarkup(
      <BeforeGame
        facts={FACTS}
        names={{ home: "Amara", away: "Theo" }}
        noShowFrom={noShowFrom}
        number={number}
        state={playActs(acts).state}
        clock={() => Date.parse(secondsIn(60))}
        refusal={null}
        onReady={() => {}}
      />,
    );
    expect(page.includes(`If Theo doesn’t come, <a href="/matches/m1">claim a no-show</a>`)).toBe(is);
  },
);
