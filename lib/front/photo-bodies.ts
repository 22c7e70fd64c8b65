import type { IncomingMessage, ServerResponse } from "node:http";
import { makeTurns } from "@/lib/shared/turns";
import { readBody, WITH_PHOTOS } from "./body";
import type { Post } from "./posts";
import type { RefusalName } from "./refusals";
import type { Site } from "./site";

/** How many large bodies a process has in memory at the same time; Next copies each of them. */
const MOST_AT_ONCE = 2;

/**
 * Reads the body of a form. One with photos is large: it's read only if its sender is signed in and has no other such form
 * on its way, and while two such forms are being answered, others wait unread.
 */
export async function readForm(
  request: IncomingMessage,
  response: ServerResponse,
  post: Post,
  { userOf }: Pick<Site, "userOf">,
): Promise<Buffer | RefusalName> {
  const { mostBytes, mostBytesSignedIn } = post;
  const isLarge = Number(request.headers["content-length"]) > mostBytes;
  if (!isLarge || !mostBytesSignedIn) return readBody(request, mostBytes);
  const sender = await userOf(request.headers.cookie ?? "");
  if (sender === undefined) return readBody(request, mostBytes);
  if (sending.has(sender)) {
    await readBody(request, mostBytes);
    return "already-sending";
  }

  sending.add(sender);
  onceGone(response, () => sending.delete(sender));
  await enter(response);
  return readBody(request, mostBytesSignedIn, WITH_PHOTOS);
}

/** Who has a large form on its way to this process. */
const sending = new Set<string>();

const takeTurn = makeTurns(MOST_AT_ONCE);

/** Waits for a turn and gives it back when the response is sent or the visitor has left. */
function enter(response: ServerResponse): Promise<void> {
  return new Promise((begin) => {
    void takeTurn(() => {
      begin();
      return new Promise<void>((gone) => onceGone(response, gone));
    });
  });
}

/** Once the response is sent or the visitor has left, which may be now. */
function onceGone(response: ServerResponse, act: () => void): void {
  if (response.closed || response.destroyed) act();
  else response.once("close", act);
}
