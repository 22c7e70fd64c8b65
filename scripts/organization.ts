import { paths } from "../lib/paths.ts";
import { type AdminRequest, type OrganizationRequest, parseRequest } from "./organization/parse-request.ts";
import { requireDatabase } from "./postgres/require-database.ts";
import { generateClient } from "./prisma/generate-client.ts";
import { requireSettings } from "./process/require-settings.ts";
import { onLeave, runScript } from "./process/script.ts";
import { ScriptError } from "./process/script-error.ts";

runScript(organization);

/**
 * Creates an organization with its first admin, who is also its director and invites everyone else on the site. With
 * `--add-admin`, adds an admin to an organization that has no one left who can.
 */
async function organization(): Promise<void> {
  const request = parseRequest(process.argv.slice(2));
  requireSettings();
  await requireDatabase();
  await generateClient();
  const { closeConnections } = await import("../lib/jobs/close-connections.ts");
  onLeave(closeConnections);
  if ("newAdmin" in request) await addAdmin(request);
  else await create(request);
}

async function create({ facts, admin }: OrganizationRequest): Promise<void> {
  const { insertOrganization } = await import("../lib/people/store/insert-organization.ts");
  try {
    await insertOrganization(facts, { email: admin, roles: ["admin", "director"] }, new Date());
  } catch (error) {
    throw explain(error, facts.slug);
  }
  const site = process.env.APP_URL ?? "";
  console.log(`${facts.name} is at ${site}${paths.organization(facts.slug)}`);
  tellWhere(admin, facts.slug);
}

async function addAdmin({ slug, newAdmin }: AdminRequest): Promise<void> {
  const store = await import("../lib/people/store/grant-role.ts");
  const answer = await store.addAdmin(slug, newAdmin, new Date());
  if (!answer.ok) throw new ScriptError(`There's no organization "${slug}".`);
  const { name, isNew } = answer.value;
  console.log(`${newAdmin} is ${isNew ? "now" : "already"} an admin of ${name}.`);
  tellWhere(newAdmin, slug);
}

function tellWhere(admin: string, slug: string): void {
  const site = process.env.APP_URL ?? "";
  console.log(`${admin} signs in at ${site}${paths.signIn()} and continues at ${site}${paths.desk(slug)}`);
}

/** P2002: the slug exists. P2021: the tables don't exist. */
function explain(error: unknown, slug: string): unknown {
  const code = (error as { code?: string }).code;
  if (code === "P2002")
    return new ScriptError(`There is already an organization "${slug}". Choose another --slug.`);
  if (code === "P2021") return new ScriptError('The database has no tables yet. Run "npm run migrate".');
  return error;
}
