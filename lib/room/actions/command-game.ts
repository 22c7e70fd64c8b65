import { presumedUser, signedInUser } from "@/lib/auth/signed-in-user";
import { now } from "@/lib/clock";
import type { Side } from "@/lib/match/rules/sides";
import { matchId } from "@/lib/shared/form-fields";
import type { MatchId } from "@/lib/shared/ids";
import { instantOf } from "@/lib/shared/instant";
import { actingSide, sentCommand } from "../input/command";
import { MOST_NUMBERS } from "../rules/cursor";
import { executeGame } from "../store/execute-game";
import { drawLot } from "../store/lot";
import { findSideOf, hasActedFor } from "../store/read-games";
import { gameRefusalSentence } from "../words/refusals";

export type GameRequest = { readonly params: Promise<{ readonly match: string; readonly number: string }> };

/**
 * A command to a game of the room, from one of its two players. Answers with the events the device doesn't know and the
 * server's time; a refusal has its sentence too. For everyone else the game doesn't exist. The front calls this itself
 * (lib/front/own-routes.ts), so it reads its request and uses nothing from the framework.
 */
export async function commandGame(request: Request, { params }: GameRequest): Promise<Response> {
  const cookie = request.headers.get("cookie") ?? "";
  const sender = await presumedUser(cookie);
  if (!sender) return answer(401, SIGN_IN);
  const { match, number } = await params;
  const game = Number(number);
  if (!matchId.safeParse(match).success || !Number.isInteger(game) || game < 1 || game > MOST_NUMBERS)
    return answer(404, NO_GAME);
  const sent = sentCommand.safeParse(await readJson(request));
  const side = actingSide.safeParse(new URL(request.url).searchParams.get("side"));
  if (!sent.success || !side.success)
    return answer(400, { refusal: "Rookery doesn’t understand this. Reload the page." });

  const { id, known, command } = sent.data;
  const at = now();
  const ref = { match, number: game };
  const { userId, sessionId } = sender;
  const executed = await executeGame(ref, { id, command, side: side.data }, userId, at, drawLot(), sessionId);
  if (!executed)
    return (await signedInUser(cookie))
      ? answer(404, await absenceOf(match, side.data, userId))
      : answer(401, SIGN_IN);
  const { events } = executed.ok ? executed.value : executed.refusal;
  const rest = { known: Math.min(known, events.length), events: events.slice(known), now: instantOf(now()) };
  return executed.ok
    ? answer(200, rest)
    : answer(409, { ...rest, code: executed.refusal.code, refusal: gameRefusalSentence(executed.refusal) });
}

/**
 * Why there's no game for a page of this side. What waits on it is kept for its player, unless that's who sends it and
 * they no longer play the match.
 */
async function absenceOf(match: MatchId, side: Side | null, userId: string): Promise<object> {
  if (!side || (await findSideOf(match, userId)) === side) return NO_GAME;
  return (await hasActedFor(match, side, userId)) ? NO_LONGER : OTHER_PLAYER;
}

const NO_GAME = { refusal: "There’s no game here." };
/** Only a knockout changes who plays. */
const NO_LONGER = {
  refusal: "You’re no longer in this match, because an earlier result changed. Your page shows your matches.",
};
const OTHER_PLAYER = { code: "other-player", refusal: gameRefusalSentence({ code: "other-player" }) };
const SIGN_IN = { refusal: "You’re signed out. To go on, reload this page and sign in." };

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { "cache-control": "private, no-store" } });
}
