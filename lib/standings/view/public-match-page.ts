import { projectedOutcome } from "@/lib/match/rules/project";
import type { Side } from "@/lib/match/rules/sides";
import { namesWithin, pairTitle, printPair, shortNamesWithin } from "@/lib/match/words/pairs";
import { outcomeWords, score as printScore } from "@/lib/match/words/scores";
import { paths } from "@/lib/paths";
import { namesOf } from "@/lib/people/words/names";
import { venueName } from "@/lib/season/rules/play-venue";
import { dateIn, dayAndTimeInZone } from "@/lib/shared/dates";
import { sentence } from "@/lib/shared/text";
import { numberInDivision, slotInStage } from "@/lib/stages/rules/rounds-of-stage";
import { matchOfAll } from "@/lib/stages/words/round-name";
import { makeGameArchive } from "../rules/reports/game-archive";
import type { PublicMatchView } from "../store/public-match";

/** What a match's public page says, ready to print. */
export function publicMatchPage({ division, round, match, rules, games, live }: PublicMatchView) {
  const { season, entries } = division;
  const { timeZone: zone, slug: org } = season.organization;
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const pair = printPair(match, round, names, zone, false);
  const full = namesOf(pair);
  const outcome = match.status === "final" ? projectedOutcome(match) : null;
  const hrefOf = (side: Side) => {
    const { entryId } = pair[side];
    return entryId && paths.player(org, entryId);
  };
  return {
    full,
    hrefs: { home: hrefOf("home"), away: hrefOf("away") },
    names: shortNamesWithin(pair),
    title: pairTitle(pair),
    /** "Round 3 of 7", "Semifinal" */
    slotName: matchOfAll({ ...slotInStage(round, division.rounds), match: match.number }),
    outcome,
    score: outcome?.score ? printScore(outcome.score) : null,
    words: outcome ? sentence(outcomeWords(outcome, namesWithin(pair))) : pair.note,
    status: live?.isBeingPlayed
      ? PLAYING
      : (pair.status ?? { kind: "to-schedule" as const, text: "To schedule" }),
    /** The games whose moves are known, as text; empty without any. */
    pgn: outcome
      ? makeGameArchive([
          {
            event: `${season.organization.name}, ${season.name}, ${division.division.name}`,
            site: round.sessionPlace ?? venueName(rules.venue),
            playedOn: match.scheduledAt && dateIn(match.scheduledAt, zone),
            round: numberInDivision(round, division.rounds),
            names: full,
            outcome,
            games,
          },
        ])
      : "",
    facts: [
      { term: "Season", text: season.name },
      { term: "Division", text: division.division.name },
      ...(match.scheduledAt ? [{ term: "Time", text: dayAndTimeInZone(match.scheduledAt, zone) }] : []),
      { term: "Round closes", text: dayAndTimeInZone(round.deadlineAt, zone) },
    ],
  };
}

/** Whatever its players agreed on, a match with a game in the room is being played. */
const PLAYING = { kind: "scheduled" as const, text: "Being played" };
