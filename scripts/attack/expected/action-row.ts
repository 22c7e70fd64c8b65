import type { Door } from "../doors.ts";
import type { Ids } from "../world/id-names.ts";

/** How far a match of the matrix has progressed. */
export type MatchStage =
  | "open"
  | "offered"
  | "agreed"
  | "reported"
  | "contested"
  | "confirmed"
  | "corrected"
  | "own-correction";

/** The fields of a form. A field that occurs several times is a list. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** What's expected of a server action: the roles it lets in, and a form they could send. */
export type ActionRow = {
  readonly name: string;
  readonly door: Door;
  readonly fields: (ids: Ids) => Fields;
  /** How far the form's match has progressed. Each row has its own match. */
  readonly match?: MatchStage;
  /** The action whose match it uses, because it changes nothing there: a round has room for only so many matches. */
  readonly matchOf?: string;
  /** The action gets only the form, without the form's previous state. */
  readonly isPlain?: true;
};

/** A row of the table. */
export const row = (
  door: Door,
  name: string,
  fields: ActionRow["fields"],
  rest: Pick<ActionRow, "match" | "matchOf" | "isPlain"> = {},
): ActionRow => ({ name, door, fields, ...rest });

export const REASON = { reason: "The matrix asks." };
export const ofSeason = ({ org, season }: Ids) => ({ org, season });
