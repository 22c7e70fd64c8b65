import { z } from "zod";
import { storable } from "@/lib/shared/form-fields";
import { type CapturedCounts, type CapturedPieces, COLORS, COUNTED_ROLES } from "../rules/captured-pieces";
import { ENDINGS, type GameOutcome, MOST_GAMES, type TypedGame } from "../rules/games";
import { SIDES, type Side } from "../rules/sides";

/** The report form can hold as many games as a report can. */
export const REPORT_FORM_GAMES = MOST_GAMES;

/** The fields that count the pieces each side took in one game: "taken-white-pawn" and so on. */
export const TAKEN_FIELDS = COLORS.flatMap((color) =>
  COUNTED_ROLES.map((role) => ({ color, role, name: `taken-${color}-${role}` as const })),
);
export type TakenField = (typeof TAKEN_FIELDS)[number]["name"];

const typedGame = z.object({
  white: z.enum(SIDES).nullable().default(null),
  winner: z.enum([...SIDES, "draw"]).optional(),
  ending: z.enum(ENDINGS).optional(),
  pgn: z.string().trim().optional(),
});

/**
 * Reads the games of a report form: fields `white-0`, `winner-0`, `ending-0`, `pgn-0`, `taken-white-pawn-0`, and so on.
 * Empty games at the end aren't part of the report. An unknown value counts as not filled in, so the rules ask for it.
 */
export function readTypedGames(form: FormData): TypedGame[] {
  const typed = Array.from({ length: REPORT_FORM_GAMES }, (_, index) => {
    const field = (name: string) => storable(form.get(`${name}-${index}`)?.toString() ?? "") || undefined;
    return {
      white: field("white"),
      winner: field("winner"),
      ending: field("ending"),
      pgn: field("pgn"),
      taken: readTaken(field),
    };
  });
  const lastFilled = typed.findLastIndex(
    ({ winner, ending, pgn, taken }) => winner || ending || pgn || taken,
  );
  return typed.slice(0, lastFilled + 1).map(({ taken, ...game }) => {
    const parsed = typedGame.safeParse(game);
    return parsed.success ? toTypedGame(parsed.data, taken) : { white: null };
  });
}

/**
 * The pieces that the players counted in one game; null if they counted none. A field left empty while others are
 * filled in means zero of that kind. A value that isn't a whole number stays NaN, which the rules refuse.
 */
export function readTaken(field: (name: TakenField) => string | undefined): CapturedPieces | null {
  const values = new Map(TAKEN_FIELDS.map(({ name }) => [name, field(name)?.trim() ?? ""]));
  if ([...values.values()].every((value) => value === "")) return null;
  const menOf = (color: (typeof COLORS)[number]) =>
    Object.fromEntries(
      COUNTED_ROLES.map((role) => [role, wholeNumber(values.get(`taken-${color}-${role}`) ?? "")]),
    ) as CapturedCounts;
  return { white: menOf("white"), black: menOf("black") };
}

function wholeNumber(value: string): number {
  if (value === "") return 0;
  return /^\d{1,2}$/.test(value) ? Number(value) : Number.NaN;
}

function toTypedGame(
  { white, winner, ending, pgn }: z.infer<typeof typedGame>,
  taken: CapturedPieces | null,
): TypedGame {
  return {
    white,
    ...(winner && white ? { outcome: outcomeOf(winner, white) } : {}),
    ...(ending ? { ending } : {}),
    ...(pgn ? { pgn } : {}),
    ...(taken ? { taken } : {}),
  };
}

function outcomeOf(winner: Side | "draw", white: Side): GameOutcome {
  if (winner === "draw") return "draw";
  return winner === white ? "white" : "black";
}
