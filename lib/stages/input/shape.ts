import { z } from "zod";

export const MOST_PLAYERS = 200;
export const MOST_WEEKS = 52;

const players = wholeUpTo(2, MOST_PLAYERS, "players");
const weeks = wholeUpTo(1, MOST_WEEKS, "weeks");

/** How many players and weeks to compare formats for, from the address. */
export const shapeQuestion = z.object({ players, weeks });

/** The format a director chooses from those that were compared. */
export const takeShapeInput = z.object({
  org: z.string().min(1),
  season: z.string().min(1),
  /** The version of the rules that was on the screen. */
  madeFrom: z.coerce.number().int().min(1),
  shape: z.string("Choose a format.").max(60),
});

function wholeUpTo(least: number, most: number, what: string) {
  const wrong = `Enter a number of ${what} from ${least} to ${most}.`;
  return z.coerce.number(wrong).int(wrong).min(least, wrong).max(most, wrong);
}
