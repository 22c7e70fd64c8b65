import { postAt } from "@/lib/front/posts";
import { ask, type Target } from "./ask.ts";
import { inBatches } from "./batches.ts";
import { addressOf, ROUTES, type RouteRow } from "./expected/routes.ts";
import { check } from "./findings.ts";
import { changedTables, fingerprint } from "./fingerprint.ts";
import { outcomeOf } from "./outcome.ts";
import type { Plan } from "./plan.ts";
import type { World } from "./world.ts";

const METHODS = ["OPTIONS", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "POST"] as const;
const MAIN_METHODS = ["OPTIONS", "DELETE", "TRACE"] as const;
/** What each method may answer: OPTIONS may list methods, an empty POST may show the page again. */
const MAY_BE_OK: readonly string[] = ["OPTIONS", "POST"];

/**
 * Tries every method at every address before anyone has read it, so that a wrong answer could be cached. Then GET
 * and HEAD must answer as usual, and no row may change.
 */
export async function attackMethods(target: Target, world: World, plan: Plan): Promise<void> {
  const { cookies, findings, isShort } = plan;
  const before = await fingerprint();
  for (const origin of isShort ? [target.publicUrl] : [target.publicUrl, "https://evil.example"]) {
    const methods = isShort ? MAIN_METHODS : METHODS;
    const tries = ROUTES.flatMap((row) => methods.map((method) => ({ row, method }))).filter(
      // One click in a mail program turns off reminders. That's what the address is for.
      ({ row, method }) => method !== "POST" || postAt(addressOf(row, world.home.ids))?.from !== "anyone",
    );
    await inBatches(tries, async ({ row, method }) => {
      const path = addressOf(row, world.home.ids);
      // Sends POSTs as a visitor: signing out would end a session that the rest of the attack needs.
      const cookie = cookies(method === "POST" ? "visitor" : "director");
      const reply = await ask(target, { method, path, headers: { origin, cookie } });
      const got = outcomeOf(reply);
      const isRight = MAY_BE_OK.includes(method) ? got !== "broken" : got === "refused" || got === "absent";
      check(findings, isRight, () => `${method} ${path} from ${origin}: ${got} (${reply.status})`);
    });
  }
  for (const row of ROUTES.filter(({ door }) => door === "anyone")) await readAgain(target, world, row, plan);
  const changed = changedTables(before, await fingerprint());
  check(findings, changed.length === 0, () => `Other methods changed rows of ${changed.join(", ")}`);
}

async function readAgain(target: Target, world: World, row: RouteRow, { findings }: Plan): Promise<void> {
  const path = addressOf(row, world.home.ids);
  for (const method of ["GET", "HEAD", "GET"]) {
    const reply = await ask(target, { method, path });
    const got = outcomeOf(reply);
    const expected = row.shows ?? "ok";
    // An address that people return to doesn't answer HEAD, because that would use up what the address carries.
    const isRight = got === expected || (method === "HEAD" && got === "refused" && expected !== "ok");
    check(
      findings,
      isRight,
      () => `${method} ${path} after other methods: ${got} (${reply.status}), expected ${expected}`,
    );
  }
}
