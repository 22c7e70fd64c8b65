import type { OperatorCorrectionRefusal } from "../lib/people/store/correct-any-email.ts";
import { type EmailCorrection, parseCorrection } from "./correct-email/parse-request.ts";
import { requireDatabase } from "./postgres/require-database.ts";
import { generateClient } from "./prisma/generate-client.ts";
import { requireSettings } from "./process/require-settings.ts";
import { onLeave, runScript } from "./process/script.ts";
import { ScriptError } from "./process/script-error.ts";

runScript(correctEmail);

/** Corrects the address of someone whom directors can't correct: with a role, or at several campuses. */
async function correctEmail(): Promise<void> {
  const asked = parseCorrection(process.argv.slice(2));
  requireSettings();
  await requireDatabase();
  await generateClient();
  const { correctAnyEmail } = await import("../lib/people/store/correct-any-email.ts");
  const { list } = await import("../lib/shared/text.ts");
  const { disconnect } = await import("../lib/db/client.ts");
  onLeave(disconnect);
  const answer = await correctAnyEmail(asked, new Date());
  if (!answer.ok) throw new ScriptError(EXPLAINED[answer.refusal](asked));
  const { organizations, wasOperator } = answer.value;
  console.log(
    `${asked.email} is now the address of that account. It's in the log of ${list(organizations)}.`,
  );
  console.log("They're signed out everywhere, and both addresses get an email.");
  if (wasOperator)
    console.log("The old address is still in OPERATOR_EMAILS. Change it there, too, and restart.");
}

const EXPLAINED: Record<OperatorCorrectionRefusal, (asked: EmailCorrection) => string> = {
  unknown: ({ from }) => `No account has the address ${from[0]}. Check how it's spelled.`,
  same: ({ email }) => `${email} is already their address.`,
  taken: ({ email }) =>
    `Another account has the address ${email} and has done more than sign in, so nothing changed.`,
  nowhere: ({ from, email }) =>
    `The account ${from[0]} is in no organization. Its owner can sign in with ${email} instead.`,
};
