import type { IncomingMessage, ServerResponse } from "node:http";
import { makeTurns } from "@/lib/shared/turns";
import { PATIENCE_WITH_PHOTOS_MS, readBody } from "./body";
import type { Post } from "./posts";
import type { RefusalName } from "./refusals";
import type { Site } from "./site";

/** How many large bodies a process has in memory at the same time; Next copies each of them. */
const MOST_AT_ONCE = 2;

/**
 * Reads the body of a form. One with photos is large: it's read only if its sender is signed in, and while two such
 * forms are being answered, others wait unread.
 */
export async function readForm(
  request: IncomingMessage,
  response: ServerResponse,
  post: Post,
  { isSignedIn }: Pick<Site, "isSignedIn">,
): Promise<Buffer | RefusalName> {
  const { mostBytes, mostBytesSignedIn } = post;
  const isLarge = Number(request.headers["content-length"]) > mostBytes;
  if (!isLarge || !mostBytesSignedIn || !(await isSignedIn(request.headers.cookie ?? "")))
    return readBody(request, mostBytes);

  await enter(response);
  return readBody(request, mostBytesSignedIn, PATIENCE_WITH_PHOTOS_MS);
}

const takeTurn = makeTurns(MOST_AT_ONCE);

/** Waits for a turn and gives it back when the response is sent or the visitor has left. */
function enter(response: ServerResponse): Promise<void> {
  return new Promise((begin) => {
    void takeTurn(async () => {
      begin();
      if (!response.closed && !response.destroyed) await new Promise((end) => response.once("close", end));
    });
  });
}
