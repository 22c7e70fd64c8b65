import { Link } from "@/components/ui/link";
import { NextLine } from "@/components/ui/next-line";
import { isDecided } from "@/lib/match/rules/state";
import { paths } from "@/lib/paths";
import { day, dayAndTime, time } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { capitalize, counted } from "@/lib/shared/text";
import { formatOf } from "@/lib/stages/formats";
import { datedRounds, knockoutRounds, slotInStage } from "@/lib/stages/rules/rounds-of-stage";
import { standingSession } from "@/lib/stages/rules/standing-session";
import { beginsOrBegin, roundName, theRound } from "@/lib/stages/words/round-name";
import { stageOf } from "@/lib/stages/words/rounds";
import type { DivisionView, RoundView } from "@/lib/standings/store/divisions";

interface RoundNowProps {
  readonly view: DivisionView;
  readonly at: Instant;
}

/** The current round and its deadline, in one line above the standings. */
export function RoundNow({ view: { season, rounds }, at }: RoundNowProps) {
  const zone = season.organization.timeZone;
  const dated = datedRounds(rounds, at);
  const current = dated.find((round) => stageOf(round, at) === "now");
  const next = dated.find((round) => stageOf(round, at) === "ahead");
  if (current) {
    return (
      <NextLine turn="you" turnLabel="If you’re playing" className="division-next">
        <Link href={paths.me()} prefetch={false}>
          See your match
        </Link>
        .{" "}
        {sessionWords(current, rounds, zone, at) ??
          `Report ${theRound(slotInStage(current, rounds))} by ${dayAndTime(current.deadlineAt, zone)}.`}
      </NextLine>
    );
  }
  return (
    <NextLine
      turn={next ? "them" : "none"}
      turnLabel={next ? "Between rounds" : "All played"}
      className="division-next"
    >
      {next
        ? (sessionWords(next, rounds, zone, at) ??
          `${beginsOrBegin(slotInStage(next, rounds))} on ${day(next.opensAt, zone)}.`)
        : playedOut(rounds, season.rules.stages.length)}
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
  const at = standingSession(round, now);
  if (!at) return null;
  const name = roundName(slotInStage(round, rounds)).toLowerCase();
  const place = round.sessionPlace ? `, ${round.sessionPlace}` : "";
  return `The ${name} is played on ${day(at, zone)}, at ${time(at, zone)}${place}.`;
}

function playedOut(rounds: readonly RoundView[], stages: number): string {
  const areDecided = rounds.every(({ matches }) => matches.every(({ status }) => isDecided(status)));
  const hasBracket = knockoutRounds(rounds).length > 0;
  const last = rounds.at(-1);
  const open = `the ${last ? formatOf(last.stage).words.sum : "standings"}`;
  const comes = !hasBracket && stages > 1 ? "Next, the playoff is drawn." : `${capitalize(open)} is final.`;
  const after = areDecided ? comes : `Matches that the director still has to decide can change ${open}.`;
  return `All ${counted(rounds.length, "round")} have closed. ${after}`;
}
