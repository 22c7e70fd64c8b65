import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RoundView } from "@/lib/standings/store/divisions";
import { NOW, PLAYOFF_RULES, roundRobinDivision } from "../gallery/divisions";
import { Tables } from "./tables";

const TIED = { status: "final", homeResult: "draw", awayResult: "draw", decidedBy: "agreed" } as const;

test("everyone can read that a lot decided which of several tied players advanced", () => {
  const open = roundRobinDivision(4, 0);
  const stages = PLAYOFF_RULES.stages.map((stage) =>
    "qualifiers" in stage ? { ...stage, qualifiers: 2 } : stage,
  );
  const season = { ...open.season, rules: { ...PLAYOFF_RULES, stages } };
  const rounds = open.rounds.map((round) => ({
    ...round,
    matches: round.matches.map((match) => ({ ...match, ...TIED })),
  }));
  const [first] = rounds;
  const seeds = open.entries.slice(1, 3).map(({ id }) => id);
  if (!first) throw new Error("Four players have rounds");
  const final: RoundView = {
    ...first,
    id: "final",
    matches: [],
    stage: { ...first.stage, id: "st2", position: 2, format: "knockout", seeds },
  };
  const show = (view: typeof open) => renderToStaticMarkup(<Tables view={view} at={NOW} />);

  const [one, two] = open.entries.slice(1, 3).map(({ name }) => name);
  const sentence = `${one} and ${two} advanced by lot.`;
  expect(show({ ...open, season, rounds: [...rounds, final] })).toContain(sentence);
  expect(show({ ...open, season, rounds })).not.toContain("by lot");
});
