import { CLAIM_KINDS } from "chess-core";
import { z } from "zod";
import { ENDINGS, GAME_OUTCOMES } from "@/lib/match/rules/games";
import { SIDES } from "@/lib/match/rules/sides";
import type { GameCommand } from "../rules/commands";

const ply = z.int().min(0).max(2_000);
const turn = ply;
const uci = z.string().regex(/^[a-h][1-8][a-h][1-8][qrbn]?$/);
/** Milliseconds, at most a day. */
const ms = z.number().min(0).max(86_400_000);
const at = z.iso.datetime();
const took = z.enum(["pawn", "knight", "bishop", "rook", "queen"]).optional();

/** A command as a device sends it. */
const command = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("look") }),
  z.strictObject({ type: z.literal("sit") }),
  z.strictObject({ type: z.literal("move"), ply, uci, lagMs: ms }),
  z.strictObject({ type: z.literal("offer-draw"), ply }),
  z.strictObject({ type: z.literal("decline-draw"), ply }),
  z.strictObject({ type: z.literal("agree-draw"), ply }),
  z.strictObject({ type: z.literal("claim-draw"), ply, claim: z.enum(CLAIM_KINDS), uci: uci.optional() }),
  z.strictObject({ type: z.literal("claim-time"), ply }),
  z.strictObject({ type: z.literal("resign") }),
  z.strictObject({ type: z.literal("start"), white: z.enum(SIDES), at }),
  z.strictObject({ type: z.literal("press"), turn, spentMs: ms, at, took }),
  z.strictObject({ type: z.literal("pause"), turn, spentMs: ms, at }),
  z.strictObject({ type: z.literal("resume"), turn, at }),
  z.strictObject({ type: z.literal("write"), ply, uci }),
  z.strictObject({ type: z.literal("take-back"), ply }),
  z.strictObject({ type: z.literal("claim-overstep"), turn, spentMs: ms, at }),
  z.strictObject({ type: z.literal("end"), outcome: z.enum(GAME_OUTCOMES), ending: z.enum(ENDINGS), at }),
  z.strictObject({ type: z.literal("reopen"), at }),
  z.strictObject({ type: z.literal("discard") }),
]) satisfies z.ZodType<GameCommand>;

/**
 * What a device posts: the command, with an id that it made for it (a ULID or UUID), and how many events it knows, so
 * that the answer has only the others.
 */
export const sentCommand = z.strictObject({
  id: z.string().regex(/^[0-9A-Za-z-]{20,40}$/),
  known: z.int().min(0).max(10_000),
  command,
});

/**
 * The side that the page acts for, in the address. Pages of earlier versions name none, and earlier versions would refuse
 * it in the command.
 */
export const actingSide = z.enum(SIDES).nullable();
