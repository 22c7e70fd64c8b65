import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { readBounce } from "../letters/read-bounce";
import type { BounceNews, BounceRefusal } from "../words/bounce-sentence";
import { parseElsewhere, TOO_COMPLEX } from "./parse-mail";
import { followAddress } from "./readdress-letters";

const MOST_BYTES = 1_000_000;

/**
 * Takes an email that came to the bounce address. The email it reports on counts as given up, as if the mail server had
 * refused it right away, and waits for the operator. A bounce delivered twice counts once, even after the email went
 * out again. If the reader's address has been corrected since, the email follows them, and the bounce says nothing about the
 * new address.
 */
export async function takeBounce(
  chunks: AsyncIterable<Uint8Array>,
  at: Date,
): Promise<Answer<BounceNews, BounceRefusal>> {
  const mail = await readMail(chunks);
  if (!mail) return refuse("too-large");
  const bounce = await parseElsewhere(mail, (parse) => readBounce(mail, parse));
  if (bounce === TOO_COMPLEX) return refuse("too-complex");
  if (!bounce) return refuse("no-bounce");
  const letter = await prisma().letter.findFirst({ where: { messageId: { in: [...bounce.messageIds] } } });
  if (!letter) return refuse("not-ours");
  if (!bounce.hasFailed) return accept("no-failure");

  return inTransaction(async (tx) => {
    const { count } = await tx.letter.updateMany({
      where: { id: letter.id, gaveUpAt: null, OR: [{ bounceId: null }, { bounceId: { not: bounce.id } }] },
      data: { gaveUpAt: at, failure: bounce.reason, bounceId: bounce.id },
    });
    if (count === 0) return accept("known");
    return accept((await followAddress(tx, letter.id, at)) ? "follows" : "came-back");
  });
}

/** Undefined as soon as it's too large to be a bounce. */
async function readMail(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array | undefined> {
  const read: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return undefined;
    read.push(chunk);
  }
  return Buffer.concat(read);
}
