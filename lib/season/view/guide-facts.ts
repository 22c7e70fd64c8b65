import type { Instant } from "@/lib/shared/instant";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { isRegistrationOpen } from "../rules/registration";
import { isOver } from "../rules/steps";
import type { SeasonFacts } from "../store/season-facts";
import type { GuideFacts, GuideRound } from "../words/guide/guide-parts";
import { type KeyDate, keyDates } from "./key-dates";

/** As many as fit on a page with everything else. */
const MOST_DATES = 6;

/** What the player's guide of a season says now. */
export function guideFacts(
  season: SeasonFacts,
  views: readonly DivisionView[],
  url: string,
  at: Instant,
  needs: Pick<GuideFacts, "fee" | "hasWaiver">,
): GuideFacts {
  const { name, office, contactEmail, timeZone } = season.organization;
  return {
    season: season.name,
    organization: name,
    office,
    contactEmail,
    zone: timeZone,
    url,
    registrationClosesOn: isRegistrationOpen(season, at) ? season.registrationClosesOn : null,
    rounds: comingRounds(views, at).slice(0, MOST_DATES),
    noRounds: noRounds(season, views),
    rules: season.rules,
    ...needs,
  };
}

function noRounds({ status }: SeasonFacts, views: readonly DivisionView[]): GuideFacts["noRounds"] {
  if (isOver(status)) return "over";
  return views.some(({ rounds }) => rounds.length > 0) ? "closed" : "unpublished";
}

/** The coming rounds in order. Where divisions aren't in step, each says whose it is. */
function comingRounds(views: readonly DivisionView[], at: Instant): readonly GuideRound[] {
  return keyDates(views, at).coming.map((round) => {
    const divisions = views.filter((view) =>
      keyDates([view], at).coming.some((own) => playedAt(own) === playedAt(round)),
    );
    const names = divisions.map(({ division }) => division.name);
    return { ...round, divisions: names.length === views.length ? [] : names };
  });
}

function playedAt({ session, deadlineAt }: KeyDate): Instant {
  return session?.at ?? deadlineAt;
}
