import { z } from "zod";
import { emailAddress } from "@/lib/shared/email-address";
import { entryId, localDate, optionalProse, optionalText, prose, seen } from "@/lib/shared/form-fields";
import { REFUSALS_AT_PUBLICATION } from "../rules/at-publication";
import { SAVE_LIST_MODES } from "../rules/change-list";
import { HOLD_KINDS } from "../rules/may-register";

const org = z.string().min(1);
const season = z.string().min(1);
/** The version of the list that the page showed; a page of an older release has none, and matches nothing. */
const madeFrom = z.coerce.number().int().min(0).catch(-1);

export const saveListInput = z.object({
  org,
  season,
  madeFrom,
  mode: z.enum(SAVE_LIST_MODES, "Choose what the file is for."),
});
/** `groups`: one a line, or a check box each. None: the sign-in isn't asked about. */
export const chooseGroupsInput = z.object({
  org,
  season,
  madeFrom,
  groups: z
    .string()
    .max(10_000)
    .default("")
    .transform((lines) => [...new Set(lines.split("\n").filter(Boolean))]),
});
export const removeListInput = z.object({ org, season, madeFrom });
export const grantExceptionInput = z.object({
  org,
  season,
  email: emailAddress,
  reason: prose(300, "Say why they can play."),
});
/** An exception or a hold; the season is that of the page. */
export const namedInput = z.object({ org, season, id: z.uuid() });
export const placeHoldInput = z.object({
  org,
  season,
  email: emailAddress,
  kind: z.enum(HOLD_KINDS, "Choose why."),
  /** Empty: until someone lifts it. */
  lastOn: z.union([z.literal(""), localDate]).default(""),
  note: optionalProse(300),
});
const anEntry = { org, season, division: z.string().min(1), entryId };
/** `refusal`: what the page said keeps the player out. */
export const letPlayInput = z.object({
  ...anEntry,
  refusal: z.enum(REFUSALS_AT_PUBLICATION),
  reason: prose(300, "Say why they can play."),
});
/** `seen`: the stamp of the campus ID. Empty: none. */
export const correctCampusIdInput = z.object({ ...anEntry, seen, campusId: optionalText(60) });
