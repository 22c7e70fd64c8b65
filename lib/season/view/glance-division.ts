import { paths } from "@/lib/paths";
import type { Instant } from "@/lib/shared/instant";
import { isSettled } from "@/lib/stages/rules/is-settled";
import { isUnplayed } from "@/lib/stages/rules/is-unplayed";
import { roundToName } from "@/lib/stages/rules/left-to-report";
import { knockoutRounds, slotInStage } from "@/lib/stages/rules/rounds-of-stage";
import { tablesOf } from "@/lib/stages/rules/tables-of";
import { championNames, championWords } from "@/lib/stages/view/champion";
import { roundOfAll } from "@/lib/stages/words/round-name";
import { printPoints } from "@/lib/standings/rules/print-points";
import type { DivisionView } from "@/lib/standings/store/divisions";

/** A fact; the players it names lead to their pages. */
type Fact = {
  readonly term: string;
  readonly text: string;
  readonly players?: readonly { readonly name: string; readonly href: string }[];
};

/** A division in a few facts: how many play, who has won or leads, and the progress of the round. */
export function glanceDivision(view: DivisionView, at: Instant) {
  const { season, division, entries, rounds } = view;
  const hasBracket = knockoutRounds(rounds).length > 0;
  return {
    name: division.name,
    href: paths.division(season.organization.slug, season.slug, division.slug),
    link:
      rounds.length === 0
        ? `Who is in ${division.name}`
        : `${division.name} ${hasBracket ? "bracket" : "standings"}`,
    facts: [
      { term: rounds.length === 0 ? "Registered" : "Players", text: String(entries.length) },
      ...winnerFacts(view, hasBracket),
      ...(isSettled(rounds) ? [] : roundFacts(view, at)),
    ],
  };
}

function winnerFacts(view: DivisionView, hasBracket: boolean): readonly Fact[] {
  const champion = championWords(view);
  if (champion)
    return [
      {
        term: champion.players.length > 1 ? "Champions" : "Champion",
        text: championNames(champion),
        players: champion.players,
      },
    ];
  const [table, ...others] = hasBracket ? [] : tablesOf(view);
  const rows = table?.rows ?? [];
  const [first] = others.length > 0 ? [] : rows;
  if (!first || rows.every(({ played }) => played === 0)) return [];
  const leaders = rows.filter(({ rank }) => rank === 1).length;
  const scored = `${printPoints(first.points)} of ${first.played}`;
  if (leaders > 1) return [{ term: "Leader", text: `${leaders} players, ${scored}` }];
  const href = paths.player(view.season.organization.slug, first.entryId);
  return [{ term: "Leader", text: `${first.name}, ${scored}`, players: [{ name: first.name, href }] }];
}

function roundFacts(view: DivisionView, at: Instant): readonly Fact[] {
  const { rounds } = view;
  const round = roundToName(rounds, at) ?? rounds.at(-1);
  if (!round) return [{ term: "Rounds", text: isUnplayed(view) ? "not played" : "not paired yet" }];
  const decided = round.matches.filter(({ status }) => status === "final").length;
  return [
    {
      term: roundOfAll(slotInStage(round, rounds)),
      text: round.matches.length === 0 ? "not paired yet" : `${decided} of ${round.matches.length} decided`,
    },
  ];
}
