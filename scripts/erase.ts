import { obstacleSentence } from "../lib/erasure/words/erasure.ts";
import { type EraseRequest, parseEraseRequest } from "./erasure/parse-request.ts";
import { readSince } from "./erasure/read-since.ts";
import { requireDatabase } from "./postgres/require-database.ts";
import { generateClient } from "./prisma/generate-client.ts";
import { requireSettings } from "./process/require-settings.ts";
import { onLeave, runScript } from "./process/script.ts";

runScript(erase);

/**
 * Deletes accounts from the server: one, or after a restore all that were deleted since the backup. With those, names
 * that were withheld since are withheld again. The owners aren't emailed; the directors are.
 */
async function erase(): Promise<void> {
  const request = parseEraseRequest(process.argv.slice(2));
  requireSettings();
  const url = await requireDatabase();
  const { erased, withheld } = await whatToDo(request, url);
  await generateClient();
  const { closeConnections } = await import("../lib/jobs/close-connections.ts");
  onLeave(closeConnections);

  const { withholdNameAgain } = await import("../lib/people/store/withheld-names.ts");
  let hidden = 0;
  for (const { organizationId, userId } of withheld)
    if (await withholdNameAgain(organizationId, userId, new Date())) hidden += 1;
  if ("since" in request) console.log(`${hidden} name(s) withheld again.`);
  let left = 0;
  for (const userId of erased) if (!(await eraseOne(userId))) left += 1;
  if ("since" in request) console.log(`${erased.length - left} account(s) deleted again.`);
  if (left > 0) process.exitCode = 1;
}

async function whatToDo(request: EraseRequest, url: string) {
  return "user" in request ? { erased: [request.user], withheld: [] } : readSince(request.since, url);
}

async function eraseOne(userId: string): Promise<boolean> {
  const { eraseFromServer } = await import("../lib/erasure/store/erase.ts");
  const answer = await eraseFromServer(userId, new Date());
  if (answer.ok) {
    console.log(`The account ${userId} is deleted.`);
    return true;
  }
  const { refusal } = answer;
  if (typeof refusal === "string") console.error(EXPLAINED[refusal](userId));
  else {
    console.error(`The account ${userId} can't be deleted yet. Its owner would read:`);
    for (const obstacle of refusal) console.error(`  ${obstacleSentence(obstacle)}`);
  }
  return false;
}

const EXPLAINED = {
  "no-account": (id: string) => `There's no account ${id}.`,
  deleted: (id: string) => `The account ${id} is deleted already.`,
} as const;
