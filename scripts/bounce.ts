import { requireDatabase } from "./postgres/require-database.ts";
import { generateClient } from "./prisma/generate-client.ts";
import { loadDotEnv, onLeave, runScript } from "./process/script.ts";
import { describeScriptError, ScriptError } from "./process/script-error.ts";

/** Exit codes that mail servers understand (sysexits.h): the message isn't for this command, or try again later. */
const REFUSED = 65;
const LATER = 75;

runScript(bounce, { dotEnv: false });

/**
 * Records a bounced email: `npm run bounce < message.eml`, or piped in by a mail server. If `.env` can't be
 * read or the database is down, nothing is lost: the mail server keeps the message and tries again.
 */
async function bounce(): Promise<void> {
  if (process.stdin.isTTY) throw new ScriptError("Pass in the bounced email: npm run bounce < message.eml");
  try {
    loadDotEnv();
    await take(process.stdin);
  } catch (error) {
    console.error(describeScriptError(error));
    process.exitCode = LATER;
  }
}

async function take(mail: AsyncIterable<Uint8Array>): Promise<void> {
  await requireDatabase();
  await generateClient();
  const { takeBounce } = await import("../lib/mail/store/bounces.ts");
  const { bounceSentence } = await import("../lib/mail/words/bounce-sentence.ts");
  const { disconnect } = await import("../lib/db/client.ts");
  onLeave(disconnect);
  const answer = await takeBounce(mail, new Date());
  if (answer.ok) console.log(bounceSentence(answer));
  else console.error(bounceSentence(answer));
  process.exitCode = answer.ok ? 0 : REFUSED;
}
