import { namesOf, shortNames } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { citeRule, ruleSheet } from "@/lib/season/rules/rule-sheet";
import { dateIn, zoneName } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { possessive } from "@/lib/shared/text";
import { addDays, localIn } from "@/lib/shared/wall-clock";
import type { RuledResult } from "../rules/events";
import { canBeHalved } from "../rules/series";
import { SIDES } from "../rules/sides";
import type { ShownMatch } from "../store/match-record";
import { score as printScore } from "../words/scores";
import { reportedScores, supporterOf } from "./versions";

/** An answer of the ruling form. */
export type ResultChoice = { readonly value: RuledResult; readonly title: string; readonly detail: string };

/** What a director can rule: a win for either side, a loss for both, and a draw if the rules have one. */
export function resultChoices({ state, home, away, rules }: ShownMatch): readonly ResultChoice[] {
  const parties = { home, away };
  const short = shortNames(namesOf({ home, away }));
  const isReported = state.report !== null || state.noShow !== null;
  const scores = reportedScores(state, rules.match);
  const wins = SIDES.map((side): ResultChoice => {
    const supporter = supporterOf(state, side, rules.match);
    const score = scores[side];
    const detail = supporter
      ? `${possessive(short[supporter])} version${score ? `, ${printScore(score)}` : ""}`
      : isReported
        ? "Neither player’s version"
        : "No one has reported it";
    return { value: side, title: `${parties[side].name} wins`, detail };
  });
  const draw: ResultChoice[] =
    rules.match.levelMatch === "draw" && canBeHalved(rules)
      ? [{ value: "draw", title: "The match is drawn", detail: "The score has to be tied" }]
      : [];
  return [...wins, ...draw, { value: "both-lose", title: "Both lose", detail: "Without a score" }];
}

/** How to type the score, with the names: home first. */
export function scoreHint({ home, away, rules: { match } }: ShownMatch): string {
  const names = shortNames(namesOf({ home, away }));
  const example = match.bestOf === 1 ? "1-0 is a win for" : "2-1 is two games to";
  const empty =
    match.levelMatch === "director"
      ? "if no games were played or the score is tied"
      : "if no games were played";
  return `${names.home} first, then ${names.away}: ${example} ${names.home}. Leave it empty ${empty}.`;
}

/** The rules a ruling can cite, with their numbers. */
export function citableRules(rules: RulePack): readonly { readonly value: string; readonly label: string }[] {
  return ruleSheet(rules).flatMap((section) =>
    section.rules.map((rule) => ({ value: citeRule(rule), label: citeRule(rule) })),
  );
}

const DAYS_MORE = 3;

/** The suggested new deadline: three days after the old one, or three days from today if it has passed. */
export function deadlineFields({ state, rules, organization }: ShownMatch, now: Instant) {
  const zone = organization.timeZone;
  const from = dateIn(state.deadlineAt > now ? state.deadlineAt : now, zone);
  return {
    suggested: `${addDays(from, DAYS_MORE)}T${rules.schedule.deadlineTime}`,
    earliest: localIn(now, zone),
    zone: zoneName(now, zone),
  };
}
