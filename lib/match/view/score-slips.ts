import { absolute, paths } from "@/lib/paths";
import { type Pair, PLAYER_WHO_LEFT } from "@/lib/people/words/names";
import { rulesOfRound } from "@/lib/season/rules/rules-of-round";
import { dayAndTime } from "@/lib/shared/dates";
import { slotInStage } from "@/lib/stages/rules/rounds-of-stage";
import { roundOfAll } from "@/lib/stages/words/round-name";
import type { DivisionView, RoundView } from "@/lib/standings/store/divisions";
import { closesAt } from "../rules/deadline-rules";
import { canExceedBestOf } from "../rules/series";

/** A match as a paper score slip, every word ready to print. */
export type ScoreSlipView = {
  readonly id: string;
  /** "Fall 2026, Open, Round 3 of 7" */
  readonly occasion: string;
  readonly names: Pair;
  /** "Hand it in at Office 114 by Sunday, Nov 22, 11:59 pm." */
  readonly until: string;
  readonly games: readonly string[];
  /** The whole URL of the match page. */
  readonly url: string;
};

/** A row for each game of the match, and an extra one if drawn games are replayed or a tied match continues. */
export function scoreSlipsOf(view: DivisionView, round: RoundView, appUrl: string): readonly ScoreSlipView[] {
  const { season, division, entries, rounds } = view;
  const { organization } = season;
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const slot = slotInStage(round, rounds);
  const rules = rulesOfRound(round.rules, {
    stage: round.stage.position,
    number: slot.number,
    of: slot.of,
  });
  const { bestOf } = rules.match;
  const rows = bestOf + (canExceedBestOf(rules.match) ? 1 : 0);
  return round.matches
    .filter(({ status }) => status !== "void")
    .map((match) => ({
      id: match.id,
      occasion: `${season.name}, ${division.name}, ${roundOfAll(slot)}`,
      names: {
        home: names.get(match.homeEntryId) ?? PLAYER_WHO_LEFT,
        away: names.get(match.awayEntryId) ?? PLAYER_WHO_LEFT,
      },
      until: `Hand it in by ${dayAndTime(closesAt(match, rules), organization.timeZone)}. ${organization.office}.`,
      games: Array.from({ length: rows }, (_, index) => (index < bestOf ? String(index + 1) : "One more")),
      url: absolute(appUrl, paths.match(match.id)),
    }));
}
