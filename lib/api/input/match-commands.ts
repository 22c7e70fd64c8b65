import { z } from "zod";
import { TAKEN_FIELDS } from "@/lib/match/input/taken-fields";
import { type CapturedPieces, COUNTED_ROLES } from "@/lib/match/rules/captured-pieces";
import { ENTRY_SOURCES, RULED_RESULTS } from "@/lib/match/rules/events";
import { ENDINGS } from "@/lib/match/rules/games";
import { SIDES } from "@/lib/match/rules/sides";
import { groupField } from "@/lib/stages/input/groups";
import {
  asTyped,
  command,
  day,
  entryId,
  line,
  localTime,
  matchId,
  number,
  ofDivision,
  ofMatch,
  reason,
  seen,
  words,
} from "./command";

const schedule = (summary: string) =>
  command(
    "direct",
    summary,
    z.object({
      ...ofDivision,
      seen,
      firstDay: day,
      session: localTime.optional(),
      sessionPlace: line.optional(),
      groups: z
        .array(z.array(entryId).max(200))
        .max(100)
        .optional()
        .meta({ description: "The entries of each group, if the rules leave them to you." }),
    }),
    ({ groups = [], ...rest }) => ({
      ...asTyped(rest),
      ...Object.fromEntries(
        groups.flatMap((ids, index) => ids.map((id) => [groupField(id), String(index + 1)])),
      ),
    }),
  );

const counts = z.object(
  Object.fromEntries(COUNTED_ROLES.map((role) => [role, z.int().min(0).max(99).default(0)])) as Record<
    (typeof COUNTED_ROLES)[number],
    z.ZodDefault<z.ZodInt>
  >,
);

const taken = z.object({ white: counts, black: counts }).meta({
  description: "The pieces that each color has captured, for a game with the ending `match-time`.",
});

/** The fields of one game in the form of a report. */
function gameFields(
  { taken, ...game }: { readonly taken?: CapturedPieces | undefined },
  index: number,
): Record<string, string> {
  const captured = taken
    ? TAKEN_FIELDS.map(({ color, role, name }) => [name, taken[color][role]] as const)
    : [];
  return Object.fromEntries(
    [...Object.entries(game), ...captured].map(([name, value]) => [`${name}-${index}`, String(value ?? "")]),
  );
}

const newDeadline = (summary: string) =>
  command("direct", summary, z.object({ ...ofMatch, deadline: localTime, reason: words }), asTyped);

const ofForfeits = { ...ofDivision, stage: number, round: number, stamp: seen };

const moreTime = (summary: string) =>
  command("direct", summary, z.object({ ...ofForfeits, deadline: localTime, reason }), asTyped);

/** What directors and the front desk do with schedules and matches. */
export const MATCH_COMMANDS = {
  publishSchedule: schedule("Draws lots and publishes the first stage of a division"),
  publishPlayoff: schedule("Draws the next stage of a division"),
  extendRound: command(
    "direct",
    "Gives the matches of a round more time",
    z.object({ ...ofDivision, stage: number, round: number, seen, deadline: localTime, reason: words }),
    asTyped,
  ),
  declareForfeits: command(
    "direct",
    "Declares the double forfeits of a round that are waiting for a director, except for a match you play in",
    z.object(ofForfeits),
    asTyped,
  ),
  enterResult: command(
    "report",
    "Enters a result for both players, from what they signed or wrote",
    z.object({
      ...ofMatch,
      source: z.enum(ENTRY_SOURCES),
      note: z.string().max(500).default(""),
      games: z
        .array(
          z.object({
            white: z.enum(SIDES),
            winner: z.enum([...SIDES, "draw"]),
            ending: z.enum(ENDINGS),
            pgn: z.string().max(60_000).optional(),
            taken: taken.optional(),
          }),
        )
        .min(1)
        .max(12),
    }),
    ({ games, ...rest }) => ({
      ...asTyped(rest),
      ...Object.assign({}, ...games.map((game, index) => gameFields(game, index))),
    }),
  ),
  ruleOnMatch: command(
    "direct",
    "Rules on a match",
    z.object({
      ...ofMatch,
      result: z.enum(RULED_RESULTS),
      score: z
        .object({ home: z.number().min(0).max(9), away: z.number().min(0).max(9) })
        .nullable()
        .default(null),
      forfeit: z.boolean().default(false).meta({
        description:
          "The loser didn’t come or couldn’t be reached: it counts as a forfeit. With `both-lose`, as a double forfeit. No score then.",
      }),
      reason: words,
      rule: line,
    }),
    ({ score, forfeit, ...rest }) => ({
      ...asTyped(rest),
      score: score ? `${score.home}-${score.away}` : "",
      ...(forfeit && { forfeit: "yes" }),
    }),
  ),
  extendMatch: newDeadline("Gives a match more time"),
  reopenMatch: newDeadline("Opens a decided match again"),
  voidMatch: command("direct", "Voids a match", z.object({ ...ofMatch, reason: words }), asTyped),
  recordStatement: command(
    "direct",
    "Records what a player told the director",
    z.object({ ...ofMatch, side: z.enum(SIDES), statement: words }),
    asTyped,
  ),
  moveSession: command(
    "direct",
    "Moves a final at a session to another time and place",
    z.object({
      ...ofDivision,
      stage: number,
      round: number,
      seen,
      session: localTime,
      sessionPlace: line,
    }),
    asTyped,
  ),
  extendForfeits: moreTime("Gives the matches whose double forfeits are waiting more time"),
  undoForfeits: moreTime("Reopens every match of a round that became a double forfeit at the deadline"),
  leaveOutRating: command(
    "direct",
    "Leaves out a rating that wasn’t given in good faith",
    z.object({
      matchId,
      of: z.enum(SIDES).meta({ description: "Who was rated." }),
      rated: z.int().min(0).max(4).meta({ description: "The rating that you read." }),
      reason: words.meta({ description: "Only directors read it." }),
    }),
    asTyped,
  ),
  setWatching: command(
    "direct",
    "Decides who can watch a final at a session",
    z.object({ matchId, watching: z.enum(["on", "off"]) }),
    asTyped,
  ),
};
