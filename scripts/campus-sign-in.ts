import { parseCampusRequest } from "./campus/parse-request.ts";
import { requireDatabase } from "./postgres/require-database.ts";
import { generateClient } from "./prisma/generate-client.ts";
import { onLeave, runScript } from "./process/script.ts";
import { ScriptError } from "./process/script-error.ts";

runScript(campusSignIn);

/**
 * The operator's part of an organization's campus sign-in: which email domains its provider vouches for, and opening the
 * other ways to sign in again if the provider is down.
 */
async function campusSignIn(): Promise<void> {
  const { organization, domains, removed, opens } = parseCampusRequest(process.argv.slice(2));
  await requireDatabase();
  await generateClient();
  const { editCampusDomains, openOtherWays } = await import("../lib/campus/store/operate.ts");
  const { disconnect } = await import("../lib/db/client.ts");
  onLeave(disconnect);
  const edited = await editCampusDomains(organization, { domains, removed });
  if (!edited.ok) throw new ScriptError(EXPLAINED[edited.refusal](organization));
  if (opens) await openOtherWays(organization);
  console.log(`Its provider vouches for ${edited.value.join(", ") || "no domain"}.`);
  if (opens) console.log("The other ways to sign in are open.");
}

const EXPLAINED = {
  "no-organization": (slug: string) => `There's no organization "${slug}".`,
  "domain-taken": () => "Another organization's provider vouches for that domain. Remove it there first.",
} as const;
