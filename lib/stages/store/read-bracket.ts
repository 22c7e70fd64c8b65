import { prisma } from "@/lib/db/client";
import { kebabCase } from "@/lib/db/enum-names";
import type { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import type { MatchOutcome } from "@/lib/match/rules/outcome";
import { projectedOutcome } from "@/lib/match/rules/project";
import type { BracketRow } from "../rules/bracket-steps";
import type { StageKey } from "../stage-rules";
import { toDraw } from "./draw";

const STAGE_OF_BRACKET = {
  members: true,
  division: {
    select: { entries: { where: { status: { in: ["withdrawn", "removed"] } }, select: { id: true } } },
  },
  rounds: {
    include: {
      rulePack: true,
      matches: { include: { events: { orderBy: { seq: "desc" }, take: 1 } } },
    },
    orderBy: { number: "asc" },
  },
} satisfies Prisma.StageInclude;

type Stage = Prisma.StageGetPayload<{ include: typeof STAGE_OF_BRACKET }>;
export type BracketRound = Stage["rounds"][number];

/** A stored stage whose results create its matches: the draw, the matches so far, and their rounds. */
export type StoredBracket = {
  readonly format: StageKey;
  readonly organizationId: string;
  readonly seeds: readonly string[];
  readonly thirdPlace: boolean;
  readonly rows: readonly BracketRow[];
  readonly gone: readonly string[];
  readonly rounds: readonly BracketRound[];
};

/** Reads a knockout as it is in this transaction, or now. */
export async function readBracket(tx: Transaction | null, stageId: string): Promise<StoredBracket> {
  const stage = await (tx ?? prisma()).stage.findUniqueOrThrow({
    where: { id: stageId },
    include: STAGE_OF_BRACKET,
  });
  return {
    organizationId: stage.organizationId,
    format: kebabCase(stage.format),
    ...toDraw({ ...stage, pack: stage.rounds[0]?.rulePack ?? null }),
    gone: stage.division.entries.map(({ id }) => id),
    rounds: stage.rounds,
    rows: stage.rounds.flatMap((round) => round.matches.map((match) => toBracketRow(round.number, match))),
  };
}

function toBracketRow(round: number, match: BracketRound["matches"][number]): BracketRow {
  const [last] = match.events;
  return {
    id: match.id,
    round,
    number: match.number,
    homeEntryId: match.homeEntryId,
    awayEntryId: match.awayEntryId,
    status: kebabCase(match.status),
    outcome: outcomeOf(match),
    isTakenAway: last?.type === "Unpaired",
  };
}

function outcomeOf(match: BracketRound["matches"][number]): MatchOutcome | null {
  return projectedOutcome({ ...match, decidedBy: match.decidedBy && kebabCase(match.decidedBy) });
}
