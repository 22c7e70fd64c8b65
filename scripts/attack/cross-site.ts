import { ask, formBody, type Target } from "./ask.ts";
import { inBatches } from "./batches.ts";
import { callAction } from "./call-action.ts";
import { DOORS } from "./doors.ts";
import { ACTIONS } from "./expected/actions.ts";
import { check } from "./findings.ts";
import { changedTables, fingerprint } from "./fingerprint.ts";
import { outcomeOf } from "./outcome.ts";
import type { Plan } from "./plan.ts";
import type { World } from "./world.ts";

/** Origins that a forged form claims to come from. */
const FORGED: readonly Readonly<Record<string, string>>[] = [
  { origin: "https://evil.example" },
  { "sec-fetch-site": "cross-site" },
  { origin: "null" },
  { origin: "" },
  { "sec-fetch-site": "same-site" },
  { origin: "https://evil.example", "x-forwarded-host": "evil.example", host: "evil.example" },
];
const SHORT = 2;

/** Sends forms of signed-in people from another site. They must be refused, and no row may change. */
export async function attackCrossSite(target: Target, world: World, plan: Plan): Promise<void> {
  const { cookies, findings, isShort } = plan;
  const before = await fingerprint();
  const tries = ACTIONS.flatMap((row) =>
    (isShort ? FORGED.slice(0, SHORT) : FORGED).map((headers) => ({ row, headers })),
  );
  await inBatches(tries, async ({ row, headers }) => {
    const match = world.matches.get(row.name);
    const ids = { ...world.home.ids, match: match?.id ?? world.home.ids.match };
    const role = [...DOORS[row.door]].find((each) => each !== "visitor" && !each.includes(" ")) ?? "player";
    const reply = await callAction(
      target,
      { row, fields: row.fields(ids), ids },
      cookies(role, match),
      headers,
    );
    check(
      findings,
      reply.status === 403,
      () => `${row.name} from ${JSON.stringify(headers)}: ${reply.status}, expected 403`,
    );
  });
  await attackEndpoints(target, plan);
  const changed = changedTables(before, await fingerprint());
  check(findings, changed.length === 0, () => `Forged forms changed rows of ${changed.join(", ")}`);
}

/** Addresses that take a POST without an action. The ones for programs check a secret instead of the origin. */
async function attackEndpoints(target: Target, { cookies, findings }: Plan): Promise<void> {
  const { body, type } = await formBody([["email", "player@home.example"]]);
  const cookie = cookies("player");
  const bounced = { "content-type": "message/rfc822" };
  const tries = [
    ...FORGED.flatMap((headers) =>
      [
        "/api/sign-in/email",
        "/api/sign-in/oidc",
        "/api/sign-in/campus",
        "/api/sign-in/demo",
        "/api/sign-out",
      ].map((path) => ({
        path,
        headers: { origin: target.publicUrl, "content-type": type, cookie, ...headers },
      })),
    ),
    ...["", "Bearer ", "Bearer wrong", "Basic eDp5"].flatMap((authorization) => [
      { path: "/api/expire", headers: { ...bounced, authorization } },
      { path: "/api/bounces", headers: { ...bounced, authorization } },
    ]),
    { path: "/api/letters/off/nobody", headers: bounced },
  ];
  for (const { path, headers } of tries) {
    const reply = await ask(target, { method: "POST", path, headers, body });
    const got = outcomeOf(reply);
    check(
      findings,
      got === "refused" || got === "absent",
      () => `POST ${path} with ${JSON.stringify({ ...headers, cookie: "…" })}: ${got} (${reply.status})`,
    );
  }
}
