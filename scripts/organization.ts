import { paths } from "../lib/paths.ts";
import { parseRequest } from "./organization/parse-request.ts";
import { requireDatabase } from "./postgres/require-database.ts";
import { generateClient } from "./prisma/generate-client.ts";
import { onLeave, runScript } from "./process/script.ts";
import { ScriptError } from "./process/script-error.ts";

runScript(organization);

/** Creates an organization with its first admin, who is also its director and invites everyone else on the site. */
async function organization(): Promise<void> {
  const { facts, admin } = parseRequest(process.argv.slice(2));
  await requireDatabase();
  await generateClient();
  const { insertOrganization } = await import("../lib/people/store/insert-organization.ts");
  const { disconnect } = await import("../lib/db/client.ts");
  onLeave(disconnect);
  try {
    await insertOrganization(facts, { email: admin, roles: ["admin", "director"] }, new Date());
  } catch (error) {
    throw explain(error, facts.slug);
  }
  const site = process.env.APP_URL ?? "";
  console.log(`${facts.name} is at ${site}${paths.organization(facts.slug)}`);
  console.log(
    `${admin} signs in at ${site}${paths.signIn()} and continues at ${site}${paths.desk(facts.slug)}`,
  );
}

/** P2002: the slug exists. P2021: the tables don't exist. */
function explain(error: unknown, slug: string): unknown {
  const code = (error as { code?: string }).code;
  if (code === "P2002")
    return new ScriptError(`There is already an organization "${slug}". Choose another --slug.`);
  if (code === "P2021") return new ScriptError('The database has no tables yet. Run "npm run migrate".');
  return error;
}
