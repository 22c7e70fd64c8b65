import { paths } from "@/lib/paths";
import { namesOf, shortNames } from "@/lib/people/words/names";
import { comingDayAndTime } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { ordinal } from "@/lib/shared/text";
import { instantOfLocal } from "@/lib/shared/wall-clock";
import { isForThird } from "@/lib/stages/words/round-name";
import type { MatchOutcome } from "../rules/outcome";
import type { ShownMatch } from "../store/match-record";
import { changeRanks } from "../words/ranks";
import { outcomeWords, rulingWords, winnerOfMatch } from "../words/scores";
import { type Effect, type EffectScene, effectOf } from "./effect";
import type { SuggestedRuling } from "./suggested-rulings";

/** A suggested ruling: choosing it fills the form beside it and sends nothing. */
export type RulingLink = {
  readonly href: string;
  readonly title: string;
  /** What it would do. */
  readonly effect: string;
  readonly current: boolean;
};

/** A suggested ruling as a link, with a one-line summary of its effect, and the full effect for the table. */
export type ShownRuling = RulingLink & {
  readonly answer: SuggestedRuling;
  readonly effects: readonly Effect[];
  /** What it fills the form with: "2–0 to Callum, rule 4.4" */
  readonly filled: string;
};

/** The suggested rulings with their effects. `scene` is null if there are no standings, as in a knockout. */
export function shownRulings(
  answers: readonly SuggestedRuling[],
  match: ShownMatch,
  scene: EffectScene | null,
  reader: { readonly org: string; readonly now: Instant; readonly chosen: string | undefined },
): readonly ShownRuling[] {
  const zone = match.organization.timeZone;
  const names = shortNames(namesOf(match));
  return answers.map((answer) => {
    const { key, title, outcome, fill } = answer;
    const heading = outcome ? `if ${outcomeWords(outcome, names)} is ruled` : "";
    const effects = outcome && scene ? [effectOf(heading, outcome, scene)] : [];
    const until = instantOfLocal(fill.deadline ?? "2000-01-01T00:00", zone);
    return {
      answer,
      effects,
      href: paths.case(reader.org, match.id, key),
      title,
      effect: !outcome
        ? `Open until ${comingDayAndTime(until, reader.now, zone)}; it doesn’t count until then.`
        : scene
          ? effects.map(effectWords).join(" ")
          : advancesWords(outcome, match),
      current: key === reader.chosen,
      filled: outcome
        ? [rulingWords(outcome, names), ...ruleNumber(fill.rule)].join(", ")
        : `a new deadline, ${comingDayAndTime(until, reader.now, zone)}`,
    };
  });
}

/** "rule 4.4" of "4.4 Contested reports"; nothing if no rule is cited. */
function ruleNumber(cited = ""): readonly string[] {
  const [number] = cited.split(" ");
  return number ? [`rule ${number}`] : [];
}

/** "Noor: 2 to 3 points, 6th to 4th. Theo: stays at 1, 5th." */
export function effectWords({ rows, others }: Effect): string {
  const words = rows.slice(0, 2).map(({ name, now, next, rank }) => {
    const points = now === next ? `stays at ${now}` : `${now} to ${next}`;
    if (rank.to === null) return `${name}: out of the standings.`;
    const moved =
      rank.from === rank.to ? `stays ${ordinal(rank.from)}` : `${ordinal(rank.from)} to ${ordinal(rank.to)}`;
    return `${name}: ${points}, ${moved}.`;
  });
  const more = Math.max(rows.length - 2, 0) + others;
  return [...words, ...(more > 0 ? [`${changeRanks(more)}.`] : [])].join(" ");
}

/** Who advances in a bracket: "Noor advances, Theo doesn’t." */
export function advancesWords(
  outcome: MatchOutcome,
  { home, away, stage, round, number }: Pick<ShownMatch, "home" | "away" | "stage" | "round" | "number">,
): string {
  const names = shortNames(namesOf({ home, away }));
  const winner = winnerOfMatch(outcome);
  const slot = { format: stage.format, number: round.number, of: round.of, match: number };
  if (!winner) return round.number < round.of ? "Neither player advances." : "Neither player wins it.";
  if (isForThird(slot)) return `${names[winner]} is third.`;
  if (round.number === round.of) return `${names[winner]} is champion.`;
  return `${names[winner]} advances, ${names[winner === "home" ? "away" : "home"]} doesn’t.`;
}
