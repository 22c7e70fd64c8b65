import { z } from "zod";
import { optionalText, prose, text, userId } from "@/lib/shared/form-fields";
import { LONGEST_WAIVER, type SaidWaiver, UNACCEPTED, UNSIGNED } from "../rules/sign";

const org = z.string().min(1);
const season = z.string().min(1);
/** The version of the waiver that the page showed; a page of an older release has none, and matches nothing. */
const madeFrom = z.coerce.number().int().min(0).catch(-1);

/** What someone who accepts a waiver sends. `waiverVersion`: what their form showed; 0 if it showed none. */
export const waiverFields = {
  waiverVersion: z.coerce.number().int().min(0).catch(0),
  waiverAccepted: z.literal("yes").optional(),
  signedName: optionalText(120),
  guardianName: optionalText(120),
};

type WaiverFields = {
  readonly waiverVersion: number;
  readonly waiverAccepted?: "yes" | undefined;
  readonly signedName: string;
  readonly guardianName: string;
};

/** Says at once what's missing of a waiver that the form showed, with everything else that's missing. */
export function signingWaiver<Schema extends z.ZodType<WaiverFields>>(schema: Schema) {
  const when = () => true;
  return schema
    .refine(({ waiverVersion, waiverAccepted }) => waiverVersion === 0 || waiverAccepted === "yes", {
      path: ["waiverAccepted"],
      error: UNACCEPTED,
      when,
    })
    .refine(({ waiverVersion, signedName }) => waiverVersion === 0 || signedName !== "", {
      path: ["signedName"],
      error: UNSIGNED,
      when,
    });
}

/** What the fields of a form say. */
export function saidWaiver({
  waiverVersion,
  waiverAccepted,
  signedName,
  guardianName,
}: WaiverFields): SaidWaiver {
  return { version: waiverVersion, accepts: waiverAccepted === "yes", signedName, guardianName };
}

export const saveWaiverInput = z.object({
  org,
  season,
  madeFrom,
  text: prose(LONGEST_WAIVER, "Enter the text of the waiver.").transform((typed) =>
    typed.replace(/\r\n?/g, "\n"),
  ),
});
export const removeWaiverInput = z.object({ org, season, madeFrom });
/** `madeFrom`: the version that was signed. */
export const recordPaperInput = z.object({
  org,
  season,
  madeFrom,
  userId,
  signedName: text(120, "Enter the name as it was signed."),
  guardianName: optionalText(120),
  note: prose(300, "Enter where the paper is, or why it’s on paper."),
});
export const removePaperInput = z.object({ org, season, id: z.uuid() });
/** `waiverVersion` is what the form answers; see `waiverFields`. */
export const acceptWaiverInput = signingWaiver(z.object({ org, season, ...waiverFields }));
