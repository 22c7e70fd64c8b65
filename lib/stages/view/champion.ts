import { projectedOutcome } from "@/lib/match/rules/project";
import { winningScore } from "@/lib/match/words/scores";
import { paths } from "@/lib/paths";
import { PLAYER_WHO_LEFT } from "@/lib/people/words/names";
import { list } from "@/lib/shared/text";
import { printPointsInWords } from "@/lib/standings/rules/print-points";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { bracketOf } from "../knockout/bracket-of";
import { championsOf } from "../rules/champion";
import { knockoutRounds } from "../rules/rounds-of-stage";
import { tablesOf } from "../rules/tables-of";

export type ChampionWords = {
  /** More than one if first place is shared. */
  readonly players: readonly { readonly name: string; readonly href: string }[];
  /** "won the final 2–1 against Theo Lindqvist" */
  readonly how: string;
};

/** Who won a division, and how; null while it's open, and if no one won. */
export function championWords(view: DivisionView): ChampionWords | null {
  const champions = championsOf(view);
  if (!champions?.length) return null;
  const nameOf = (id: string) => view.entries.find((each) => each.id === id)?.name ?? PLAYER_WHO_LEFT;
  const isBracket = knockoutRounds(view.rounds).length > 0;
  return {
    players: champions.map((id) => ({
      name: nameOf(id),
      href: paths.player(view.season.organization.slug, id),
    })),
    how: isBracket ? finalWords(view, nameOf) : tableWords(view, champions),
  };
}

/** Why no one won a division that's decided; null if someone did, and while it's open. */
export function noChampionWords(view: DivisionView): string | null {
  if (championsOf(view)?.length !== 0) return null;
  if (knockoutRounds(view.rounds).length === 0) return "Everyone has left, so no one won.";
  return finalOf(view)?.stage === "decided"
    ? "Neither finalist won. A ruling on the final can still decide it."
    : "No one reached the final.";
}

/** Names in a list: "Amara Osei and Theo Lindqvist". */
export function championNames({ players }: ChampionWords): string {
  return list(players.map(({ name }) => name));
}

function finalOf({ rounds }: DivisionView) {
  return bracketOf(rounds)?.rounds.at(-1)?.[0];
}

function finalWords(view: DivisionView, nameOf: (id: string) => string): string {
  const final = finalOf(view);
  if (final?.loser.kind !== "entry") return "is champion without a final";
  const match = knockoutRounds(view.rounds)
    .find(({ number }) => number === final.round)
    ?.matches.find(({ number }) => number === final.number);
  const outcome = match && projectedOutcome(match);
  const loser = nameOf(final.loser.id);
  if (outcome?.score) return `won the final ${winningScore(outcome.score)} against ${loser}`;
  return outcome?.decidedBy === "ruling"
    ? `won the final against ${loser}, as the director ruled`
    : `won the final against ${loser}, who didn’t play it`;
}

function tableWords(view: DivisionView, [first, ...others]: readonly string[]): string {
  const [table] = tablesOf(view);
  const row = table?.rows.find(({ entryId }) => entryId === first);
  const points = printPointsInWords(row?.points ?? 0);
  const isShared = others.length > 0;
  if (row?.rank !== 1)
    return `${isShared ? "share" : "has"} the best rank of the players who stayed, with ${points}`;
  return isShared ? `share first place with ${points}` : `is first in the standings with ${points}`;
}
