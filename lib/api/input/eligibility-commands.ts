import { z } from "zod";
import { REFUSALS_AT_PUBLICATION } from "@/lib/eligibility/rules/at-publication";
import { LARGEST_LIST, SAVE_LIST_MODES } from "@/lib/eligibility/rules/change-list";
import { HOLD_KINDS } from "@/lib/eligibility/rules/may-register";
import { asTyped, command, day, entryId, line, ofDivision, ofSeason, reason, seen } from "./command";

const madeFrom = z
  .int()
  .min(0)
  .meta({ description: "The `version` of the list that you read; 0 if there’s none." });
const named = z.object({ ...ofSeason, id: z.string().max(40) });

/** What directors decide about who can play. */
export const ELIGIBILITY_COMMANDS = {
  saveEligibilityList: command(
    "direct",
    "Saves a list of who can register, from the text of a CSV file",
    z.object({ ...ofSeason, madeFrom, mode: z.enum(SAVE_LIST_MODES), csv: z.string().max(LARGEST_LIST) }),
    asTyped,
  ),
  removeEligibilityList: command(
    "direct",
    "Removes the list and everyone on it",
    z.object({ ...ofSeason, madeFrom }),
    asTyped,
  ),
  chooseGroups: command(
    "direct",
    "Chooses which groups of the campus sign-in can play, beside a list or without one",
    z.object({
      ...ofSeason,
      madeFrom,
      groups: z
        .array(z.string().max(200))
        .max(40)
        .meta({ description: "From `groupChoices`. Empty: the sign-in isn’t asked about." }),
    }),
    ({ groups, ...rest }) => ({ ...asTyped(rest), groups }),
  ),
  grantException: command(
    "direct",
    "Lets someone who isn’t on the list register",
    z.object({ ...ofSeason, email: line, reason }),
    asTyped,
  ),
  endException: command("direct", "Ends an exception", named, asTyped),
  placeHold: command(
    "direct",
    "Keeps someone from registering, in every season of the organization",
    z.object({
      ...ofSeason,
      email: line,
      kind: z.enum(HOLD_KINDS),
      lastOn: day.optional().meta({ description: "Left out: until someone lifts it." }),
      note: line.optional(),
    }),
    asTyped,
  ),
  liftHold: command("direct", "Lifts a hold", named, asTyped),
  letPlayerPlay: command(
    "direct",
    "Lets a registered player play despite the list, a hold, the waiver, or the fee",
    z.object({ ...ofDivision, entryId, refusal: z.enum(REFUSALS_AT_PUBLICATION), reason }),
    asTyped,
  ),
  correctCampusId: command(
    "direct",
    "Corrects or removes a player’s campus ID",
    z.object({
      ...ofDivision,
      entryId,
      seen: seen.meta({ description: "The player’s `campusIdSeen` at the desk." }),
      campusId: line.nullable(),
    }),
    asTyped,
  ),
};
