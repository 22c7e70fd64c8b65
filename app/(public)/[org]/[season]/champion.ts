import type { DivisionView } from "@/lib/data/divisions";
import { findStage } from "@/lib/domain/schedule/stages";
import { printPoints } from "@/lib/domain/standings/print-points";
import { rankEntries } from "@/lib/domain/standings/rank-entries";
import { resultsOf } from "@/lib/domain/standings/results";
import { points } from "@/lib/format/scores";
import { fillDivisionBracket } from "./view-bracket";

export type Champion = {
  readonly name: string;
  /** "won the final 2–1 against Theo Lindqvist" */
  readonly how: string;
};

/** Who has won a division: the final, or where no knockout follows the table once every result is in. */
export function championOf(view: DivisionView): Champion | null {
  const hasKnockout = view.season.rules.stages.some(({ format }) => format === "knockout");
  return hasKnockout ? championOfBracket(view) : championOfTable(view);
}

function championOfBracket(view: DivisionView): Champion | null {
  const bracket = fillDivisionBracket(view);
  const final = bracket?.rounds.at(-1)?.[0];
  if (!bracket || !final || bracket.champion === null) return null;
  const names = new Map(view.entries.map(({ id, name }) => [id, name]));
  const other = final.loser.kind === "entry" ? names.get(final.loser.id) : undefined;
  const match = findStage(view.rounds, "knockout")
    ?.rounds.find(({ number }) => number === final.round)
    ?.matches.find(({ number }) => number === 1);
  const how = !other
    ? "is champion without a final"
    : match?.homeWins != null && match.awayWins != null
      ? `won the final ${points(Math.max(match.homeWins, match.awayWins))}–${points(Math.min(match.homeWins, match.awayWins))} against ${other}`
      : `won the final against ${other}, who did not play it`;
  return { name: names.get(bracket.champion) ?? "Somebody who left", how };
}

function championOfTable({ season, entries, rounds }: DivisionView): Champion | null {
  const matches = rounds.flatMap((round) => round.matches);
  if (!matches.some(({ status }) => status === "final")) return null;
  if (!matches.every(({ status }) => status === "final" || status === "void")) return null;
  const [first, second] = rankEntries(entries, resultsOf(rounds), season.rules.standings);
  if (!first || first.place === second?.place) return null;
  return { name: first.name, how: `is first of the table with ${printPoints(first.points)} points` };
}
