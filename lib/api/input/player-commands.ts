import { z } from "zod";
import { LARGEST_FILE } from "@/lib/entries/rules/file-columns";
import {
  asTyped,
  command,
  day,
  entryId,
  line,
  number,
  ofDivision,
  ofSeason,
  reason,
  seen,
  words,
} from "./command";

const ofEntry = { ...ofDivision, entryId };
const ofForfeit = { ...ofEntry, matchId: z.string().max(40), reason };

/** What directors do with players. */
export const PLAYER_COMMANDS = {
  addPlayer: command(
    "direct",
    "Enters a player; without an email, the desk reports for them",
    z.object({
      ...ofDivision,
      name: line,
      email: line.nullable().default(null),
      phone: line.optional(),
      bornOn: day.optional(),
      handle: line.optional(),
      person: line.optional().meta({
        description:
          "If you entered someone with this name and no email before, the refusal lists what this can be: the newest `entryId` of that person if it’s the same one, or a value for someone else, which counts until someone of this name is added.",
      }),
    }),
    asTyped,
  ),
  importEntries: command(
    "direct",
    "Enters the players of a CSV file. Send it without a version first: the `rows` of the answer are what it would do, and `newest` is the version to send",
    z.object({ ...ofSeason, csv: z.string().max(LARGEST_FILE), seen: seen.default("") }),
    (body) => ({ ...asTyped(body), confirmed: "yes" }),
  ),
  setSpots: command(
    "direct",
    "Sets how many can play in a division",
    z.object({ ...ofDivision, places: number.nullable(), seen }),
    asTyped,
  ),
  announce: command(
    "direct",
    "Emails players of a division",
    z.object({
      ...ofDivision,
      to: line.meta({
        description:
          "`everybody`; `unsigned` (haven’t accepted the waiver); `owing` (owe the fee); `round:1:3` or `silent:1:3` (haven’t reported): which stage, which round.",
      }),
      subject: line,
      words,
      nonce: z
        .uuid()
        .meta({ description: "A key you make up: the same email with the same key is sent only once." }),
    }),
    (body) => ({ ...asTyped(body), step: "send" }),
  ),
  removePlayer: command(
    "direct",
    "Removes or withdraws a player: their open matches are decided by the rules",
    z.object({
      ...ofEntry,
      stamp: seen.meta({ description: "The player’s `leavingStamp` at the desk: what it would do." }),
      by: z.enum(["asked", "removed"]).meta({ description: "They asked to leave, or you remove them." }),
      reason,
    }),
    asTyped,
  ),
  movePlayer: command(
    "direct",
    "Moves a player to another division of the season, or onto its waitlist if it’s full",
    z.object({
      ...ofEntry,
      seen,
      to: z.string().max(40).meta({ description: "The `id` of the division, from the season at the desk." }),
      bornOn: day.optional(),
    }),
    (body) => asTyped({ ...body, waits: body.to }),
  ),
  enterLate: command(
    "direct",
    "Gives someone on the waitlist the open spot in a published round robin",
    z.object(ofEntry),
    asTyped,
  ),
  correctName: command(
    "direct",
    "Corrects a player’s name in all their seasons",
    z.object({
      ...ofEntry,
      seen: seen.meta({ description: "The player’s `nameSeen` at the desk." }),
      name: line,
    }),
    asTyped,
  ),
  correctEmail: command(
    "direct",
    "Corrects a player’s email; both addresses are told",
    z.object({
      ...ofEntry,
      seen: seen.meta({ description: "The player’s `emailSeen` at the desk." }),
      email: line,
    }),
    asTyped,
  ),
  setPublicName: command(
    "direct",
    "Withholds a player’s name from the public, or shows it again",
    z.object({ entryId, names: z.enum(["withhold", "show"]) }),
    asTyped,
  ),
  declineLeaving: command(
    "direct",
    "Declines a player’s request to leave; they get an email",
    z.object({
      ...ofEntry,
      seen: seen.meta({ description: "The `seen` of the player’s `leaveRequest` at the desk." }),
      reason,
    }),
    asTyped,
  ),
  keepPlayer: command(
    "direct",
    "Keeps a player with too many forfeits",
    z.object({
      ...ofEntry,
      forfeits: number.meta({ description: "How many count, as you read them at the desk." }),
      reason,
    }),
    asTyped,
  ),
  forgiveForfeit: command("direct", "Forgives a forfeit: it no longer counts", z.object(ofForfeit), asTyped),
  countForfeitAgain: command(
    "direct",
    "Undoes the forgiveness of a forfeit: it counts again",
    z.object(ofForfeit),
    asTyped,
  ),
};
