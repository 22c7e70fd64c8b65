import Link from "next/link";
import { NextLine } from "@/components/ui/next-line";
import type { RoundView } from "@/lib/data/divisions";
import type { Instant } from "@/lib/domain/instant";
import { day, dayAndTime } from "@/lib/format/dates";
import { counted } from "@/lib/format/names";
import { stageOf } from "@/lib/format/rounds";
import { paths } from "@/lib/paths";

interface RoundNowProps {
  readonly rounds: readonly RoundView[];
  readonly zone: string;
  readonly at: Instant;
}

/** Which round is being played and until when, in one line above the table. */
export function RoundNow({ rounds, zone, at }: RoundNowProps) {
  const current = rounds.find((round) => stageOf(round, at) === "now");
  const isDecided = rounds.every(({ matches }) =>
    matches.every(({ status }) => status === "final" || status === "void"),
  );
  const next = rounds.find((round) => stageOf(round, at) === "ahead");
  if (current) {
    return (
      <NextLine turn="you" turnLabel="If you are playing" className="division-next">
        <Link href={paths.me()} prefetch={false}>
          See your match
        </Link>
        . Report Round {current.number} by {dayAndTime(current.deadlineAt, zone)}.
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
        ? `Round ${next.number} begins on ${day(next.opensAt, zone)}.`
        : `The season had ${counted(rounds.length, "round")}. ${isDecided ? "The table is final." : "What the director still decides changes the table."}`}
    </NextLine>
  );
}
