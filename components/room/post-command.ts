import { matchPaths } from "@/lib/paths/match";
import type { GameCommand } from "@/lib/room/rules/commands";
import type { PlacedEvent } from "@/lib/room/rules/cursor";
import type { GameRefusal } from "@/lib/room/rules/refusals";
import type { Instant } from "@/lib/shared/instant";
import type { Seat } from "./kept-outbox";

/** What the server answers to a command. */
export type Reply = {
  readonly known?: number;
  readonly events?: readonly PlacedEvent["event"][];
  readonly now?: Instant;
  readonly refusal?: string;
  readonly code?: GameRefusal;
  /** No one is signed in anymore. */
  readonly isSignedOut?: boolean;
};

type Posted = { readonly id: string; readonly known: number; readonly command: GameCommand };

/** A connection that hasn't brought an answer by then has probably been cut off. */
const PATIENCE_MS = 10_000;
/** Statuses that mean: send it again. */
const AGAIN = new Set([408, 425, 429]);

/** Null if it has to be sent again: there was no network, or no server to answer in time. */
export async function postCommand(
  { matchId, side }: Seat,
  number: number,
  posted: Posted,
): Promise<Reply | null> {
  // AbortSignal.timeout can't be tested with a clock that's set.
  const impatience = new AbortController();
  const timer = setTimeout(() => impatience.abort(), PATIENCE_MS);
  try {
    const response = await fetch(matchPaths.game(matchId, number, side), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(posted),
      signal: impatience.signal,
    });
    if (response.status >= 500 || AGAIN.has(response.status)) return null;
    const isWorded = response.headers.get("content-type")?.includes("json");
    const reply = isWorded ? ((await response.json()) as Reply) : { refusal: (await response.text()).trim() };
    return { ...reply, isSignedOut: response.status === 401 };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
