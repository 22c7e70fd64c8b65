import { parseArgs } from "node:util";
import { requireDatabase } from "./postgres/require-database.ts";
import { generateClient } from "./prisma/generate-client.ts";
import { emailOption } from "./process/email-option.ts";
import { requireSettings } from "./process/require-settings.ts";
import { onLeave, runScript } from "./process/script.ts";
import { ScriptError } from "./process/script-error.ts";

runScript(signInLink);

const USAGE = "npm run sign-in-link -- --email ann@lakeside.example";

/** Prints a sign-in link for the owner of an address, for when emails don't arrive. Nothing is emailed. */
async function signInLink(): Promise<void> {
  const { values } = parseArgs({ options: { email: { type: "string" } } });
  if (!values.email) throw new ScriptError(`Give the address: ${USAGE}`);
  const email = emailOption("email", values.email);
  requireSettings();
  await requireDatabase();
  await generateClient();
  const { makeSignInLink } = await import("../lib/auth/make-sign-in-link.ts");
  const { disconnect } = await import("../lib/db/client.ts");
  onLeave(disconnect);
  const answer = await makeSignInLink(email, new Date());
  if (!answer.ok) {
    const { name, slug } = answer.refusal;
    throw new ScriptError(
      `${name} asks ${email} to sign in at its campus, so a link wouldn't work. If its provider is down, first run "npm run campus-sign-in -- --organization ${slug} --open".`,
    );
  }
  const { url, minutes, isNew } = answer.value;
  if (isNew) console.log(`No one has signed in as ${email} yet. The link makes an account.`);
  console.log(`This link signs its reader in as ${email}. It works once, for ${minutes} minutes:\n${url}`);
}
