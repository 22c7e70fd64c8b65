import { z } from "zod";
import { DUE_BY } from "@/lib/fees/rules/fee";
import { MARK_KINDS } from "@/lib/fees/rules/ledger";
import { LONGEST_WAIVER } from "@/lib/waivers/rules/sign";
import { asTyped, command, line, ofSeason, seen } from "./command";

const madeFrom = z
  .int()
  .min(0)
  .meta({ description: "The `version` that you read; 0 if there never was one." });
const userId = z.string().max(40).meta({ description: "The player’s `userId` in who can play." });

/** What directors do with a season's waiver and its fee. */
export const WAIVER_COMMANDS = {
  saveWaiver: command(
    "direct",
    "Saves the season’s waiver as a new version, which its players are asked to accept",
    z.object({ ...ofSeason, madeFrom, text: z.string().max(LONGEST_WAIVER) }),
    asTyped,
  ),
  removeWaiver: command("direct", "Stops asking for a waiver", z.object({ ...ofSeason, madeFrom }), asTyped),
  recordPaperWaiver: command(
    "direct",
    "Records that a player signed the waiver on paper",
    z.object({ ...ofSeason, madeFrom, userId, signedName: line, guardianName: line.optional(), note: line }),
    asTyped,
  ),
  removePaperWaiver: command(
    "direct",
    "Removes a signature on paper that was recorded by mistake",
    z.object({ ...ofSeason, id: z.string().max(40).meta({ description: "The player’s `paperId`." }) }),
    asTyped,
  ),
  saveFee: command(
    "direct",
    "Saves what the season costs",
    z.object({
      ...ofSeason,
      madeFrom,
      name: line,
      amount: line
        .optional()
        .meta({ description: "Like `25.00`. Left out: it isn’t the same for everyone." }),
      currency: line.optional().meta({ description: "Three letters; left out: `USD`." }),
      due: z.enum(DUE_BY),
      whereToPay: line.optional(),
    }),
    asTyped,
  ),
  removeFee: command(
    "direct",
    "Removes the fee; the ledger stays",
    z.object({ ...ofSeason, madeFrom }),
    asTyped,
  ),
  markFee: command(
    "direct",
    "Marks a player’s fee as paid or waived, or undoes the last mark",
    z.object({
      ...ofSeason,
      userId,
      kind: z.enum(MARK_KINDS),
      seen: seen.meta({ description: "The player’s `seen` in the ledger." }),
      note: line.optional().meta({ description: "How it was paid; to waive or undo, the reason is needed." }),
    }),
    asTyped,
  ),
};
