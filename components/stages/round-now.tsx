import { Link } from "@/components/ui/link";
import { NextLine } from "@/components/ui/next-line";
import { closesAt } from "@/lib/match/rules/deadline-rules";
import { paths } from "@/lib/paths";
import { day, dayAndTime, time } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { currentSession } from "@/lib/stages/rules/current-session";
import { isLeftToReport, roundToName } from "@/lib/stages/rules/left-to-report";
import { isPlayedOut } from "@/lib/stages/rules/needs-playoff";
import { slotInStage } from "@/lib/stages/rules/rounds-of-stage";
import { afterAllRounds } from "@/lib/stages/view/after-all-rounds";
import { beginsOrBegin, roundName, theRound } from "@/lib/stages/words/round-name";
import { stageOf } from "@/lib/stages/words/rounds";
import type { DivisionView, RoundView } from "@/lib/standings/store/divisions";

interface RoundNowProps {
  readonly view: DivisionView;
  readonly at: Instant;
}

/** The current round and its deadline, in one line above the standings. */
export function RoundNow({ view, at }: RoundNowProps) {
  const { season, rounds } = view;
  const zone = season.organization.timeZone;
  const round = isPlayedOut(view) ? undefined : roundToName(rounds, at);
  if (round && stageOf(round, at) === "ahead") {
    return (
      <NextLine turn="them" turnLabel="Between rounds" className="division-next">
        {sessionWords(round, rounds, zone, at) ??
          `${beginsOrBegin(slotInStage(round, rounds))} on ${day(round.opensAt, zone)}.`}
      </NextLine>
    );
  }
  if (round && isLeftToReport(round, rounds)) {
    return (
      <NextLine turn="you" turnLabel="If you’re playing" className="division-next">
        <Link href={paths.me()} prefetch={false}>
          See your match
        </Link>
        .{" "}
        {sessionWords(round, rounds, zone, at) ??
          `Report ${theRound(slotInStage(round, rounds))} by ${dayAndTime(closesAt(round, round.rules), zone)}.`}
      </NextLine>
    );
  }
  if (round) {
    return (
      <NextLine turn="none" turnLabel="Nothing to report" className="division-next">
        No match of {theRound(slotInStage(round, rounds))} is left to report.
      </NextLine>
    );
  }
  const { isDecided, words } = afterAllRounds(view, at);
  return (
    <NextLine
      turn={isDecided ? "none" : "them"}
      turnLabel={isDecided ? "All played" : "Still open"}
      className="division-next"
    >
      {words}
    </NextLine>
  );
}

/** "The final is played on Saturday, Dec 5, at 2:00 pm, Courtside Lounge."; null if it isn't at a session. */
function sessionWords(
  round: RoundView,
  rounds: readonly RoundView[],
  zone: Zone,
  now: Instant,
): string | null {
  const at = currentSession(round, now);
  if (!at) return null;
  const name = roundName(slotInStage(round, rounds)).toLowerCase();
  const place = round.sessionPlace ? `, ${round.sessionPlace}` : "";
  return `The ${name} is played on ${day(at, zone)}, at ${time(at, zone)}${place}.`;
}
