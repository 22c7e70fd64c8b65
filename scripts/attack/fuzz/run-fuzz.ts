import { ensureCalendarToken } from "@/lib/calendars/store/calendars";
import { makeChance } from "../../../prisma/seed/chance.ts";
import type { Target } from "../ask.ts";
import { inBatches } from "../batches.ts";
import { addressOf, ROUTES } from "../expected/routes.ts";
import { check } from "../findings.ts";
import { changedTables, fingerprint } from "../fingerprint.ts";
import type { Plan } from "../plan.ts";
import { sendRaw } from "../raw.ts";
import type { World } from "../world.ts";
import { type Draft, makeBytes } from "./draft.ts";
import { MUTATIONS } from "./mutations.ts";

/** Tables that a form may write to, no matter who sends it: a sign-in, and the email link that turns off reminders. */
const MAY_CHANGE = ["letter", "verification_token", "letter_choice"];

/**
 * Sends this many broken requests to each address, the same ones for the same seed. Each must get an answer, none
 * may get a 5xx, and no row may change.
 */
export async function fuzz(
  target: Target,
  world: World,
  { cookies, findings, count, seed }: Plan & { readonly count: number; readonly seed: number },
): Promise<void> {
  // The director's first look at the profile would create it, also if the request is hardly broken.
  await ensureCalendarToken(world.home.people.director);
  const before = await fingerprint();
  const chance = makeChance(seed);
  const tries = ROUTES.flatMap((row) =>
    Array.from({ length: count }, () => {
      const cookie = chance.pick(["", cookies("director")]);
      const draft = draftOf(target, addressOf(row, world.home.ids), cookie);
      const chosen = Array.from({ length: chance.between(1, 2) }, () => chance.pick(MUTATIONS));
      const broken = chosen.reduce((done, { apply }) => apply(done, chance), draft);
      const isForm = broken.method !== "GET";
      return {
        pattern: row.pattern,
        names: chosen.map(({ name }) => name).join(" and "),
        // Sends the form as a visitor: the director's form might be let in.
        draft: isForm ? { ...broken, headers: withoutCookie(broken.headers, cookie) } : broken,
      };
    }),
  );
  await inBatches(tries, async ({ pattern, names, draft }) => {
    const { status } = await sendRaw(target.port, makeBytes(draft));
    check(findings, status > 0 && status < 500, () => {
      const path = JSON.stringify(draft.path.slice(0, 120));
      return `${status} at ${pattern} by ${names}: ${draft.method} ${path} ${describeBody(draft)}`;
    });
  });
  const changed = changedTables(before, await fingerprint()).filter((table) => !MAY_CHANGE.includes(table));
  check(findings, changed.length === 0, () => `Broken requests changed rows of ${changed.join(", ")}`);
}

function draftOf({ publicUrl }: Target, path: string, cookie: string): Draft {
  const headers = [
    ["Host", new URL(publicUrl).host],
    ["Origin", publicUrl],
    ["Cookie", cookie],
  ] as const;
  return { method: "GET", path, headers: headers.filter(([, value]) => value !== "") };
}

function withoutCookie(headers: Draft["headers"], cookie: string): Draft["headers"] {
  return headers.filter(([, value]) => cookie === "" || value !== cookie);
}

function describeBody({ headers, body }: Draft): string {
  const odd = headers.slice(2).map(([name, value]) => `${name}: ${value.slice(0, 60)}`);
  const text = body ? JSON.stringify(body.subarray(0, 160).toString("latin1")) : "";
  return [...odd.filter((line) => !line.startsWith("Cookie: next-auth.session-token=ey")), text].join(" | ");
}
