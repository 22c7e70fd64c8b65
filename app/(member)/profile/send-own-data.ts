import { requireActor } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { spend } from "@/lib/limits/spend";
import { tooManyRequests } from "@/lib/limits/visitor-uses";
import { readOwnData } from "@/lib/own-data/store/read-own-data";
import type { Chunk, MadeFor } from "@/lib/own-data/view/own-data-json";
import { paths } from "@/lib/paths";
import { instantOf } from "@/lib/shared/instant";
import { emailOrNull } from "@/lib/shared/no-email";

type OwnFile = {
  readonly name: string;
  readonly type: string;
  readonly write: (chunks: AsyncIterable<Chunk>, made: MadeFor) => AsyncIterable<string>;
};

/** Sends the reader's own data as a file, as it's read: someone may have played for many years. */
export async function sendOwnData({ name, type, write }: OwnFile): Promise<Response> {
  const actor = await requireActor(paths.profile());
  const spent = await spend([{ limit: "own-data", by: actor.id }]);
  if (!spent.ok) return tooManyRequests(spent.usedUp);
  const made: MadeFor = {
    site: env().appUrl,
    email: emailOrNull(actor.email),
    name: actor.name,
    at: instantOf(now()),
    zone: actor.rolesEverywhere[0]?.organization.timeZone ?? "UTC",
  };
  return new Response(streamOf(write(readOwnData(actor), made)), {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}

/** Reads on only as fast as it's sent, and stops when no one listens. */
function streamOf(texts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const reading = texts[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reading.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await reading.return?.();
    },
  });
}
