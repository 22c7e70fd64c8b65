import { Worker } from "node:worker_threads";
import type { ParsedMail, ParseMail } from "../letters/parsed-mail";

/** Parsing was given up on. */
export const TOO_COMPLEX = Symbol("too complex");

/** A line that may begin a part. A bounce has three parts, and the email it returns has a few more. */
const PART = Buffer.from("\n--");
const MOST_PARTS = 1_000;
const MOST_MILLISECONDS = 5_000;
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

/**
 * Parses emails in a separate thread. Anyone can write an email that takes seconds to parse, so this process keeps
 * answering, one email is parsed at a time, and one with too many parts or that takes too much memory or time is given
 * up on.
 */
export function parseElsewhere<Value>(
  mail: Uint8Array,
  read: (parse: ParseMail) => Promise<Value>,
  milliseconds: number = MOST_MILLISECONDS,
): Promise<Value | typeof TOO_COMPLEX> {
  if (hasTooManyParts(mail)) return Promise.resolve(TOO_COMPLEX);
  const mine = turn.then(() => readInThread(read, milliseconds));
  turn = mine.catch(() => undefined);
  return mine;
}

let turn: Promise<unknown> = Promise.resolve();

function hasTooManyParts(mail: Uint8Array): boolean {
  const bytes = Buffer.from(mail.buffer, mail.byteOffset, mail.byteLength);
  let parts = 0;
  for (let at = bytes.indexOf(PART); at >= 0 && parts <= MOST_PARTS; at = bytes.indexOf(PART, at + 1))
    parts += 1;
  return parts > MOST_PARTS;
}

async function readInThread<Value>(
  read: (parse: ParseMail) => Promise<Value>,
  milliseconds: number,
): Promise<Value | typeof TOO_COMPLEX> {
  // The worker's source is inlined, so it runs alike from the sources and from the bundle; it gets none of our
  // settings.
  const worker = new Worker(PARSER, { eval: true, env: {}, execArgv: [], resourceLimits: LIMITS });
  const ended = new Promise<typeof TOO_COMPLEX>((resolve, reject) => {
    worker.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve(TOO_COMPLEX) : reject(error),
    );
    worker.once("exit", () => resolve(TOO_COMPLEX));
  });
  const timer = setTimeout(() => void worker.terminate(), milliseconds);
  try {
    return await Promise.race([ended, read((mail) => ask(worker, mail))]);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** One email at a time: the parser answers in order. */
function ask(worker: Worker, mail: Uint8Array | string): Promise<ParsedMail | undefined> {
  return new Promise((resolve) => {
    worker.once("message", resolve);
    worker.postMessage(mail);
  });
}

const PARSER = `
const { parentPort } = require("node:worker_threads");
const loaded = import("postal-mime");
parentPort.on("message", async (mail) => {
  const { default: PostalMime } = await loaded;
  const parsed = await PostalMime.parse(mail, { attachmentEncoding: "utf8" }).catch(() => undefined);
  parentPort.postMessage(parsed && {
    messageId: parsed.messageId,
    headers: parsed.headers.map(({ key, value }) => ({ key, value })),
    parts: parsed.attachments.map(({ mimeType, content }) => ({ type: mimeType, text: String(content) })),
  });
});
`;
