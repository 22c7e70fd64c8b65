import { prisma } from "@/lib/db/client";
import { ask, formBody, type Target } from "./ask.ts";
import { callAction } from "./call-action.ts";
import { ACTIONS } from "./expected/actions.ts";
import { check } from "./findings.ts";
import { outcomeOf } from "./outcome.ts";
import type { Plan } from "./plan.ts";
import type { World } from "./world.ts";

const EVIL = "evil.example";
const POISON: readonly Readonly<Record<string, string>>[] = [
  { host: EVIL },
  { "x-forwarded-host": EVIL },
  { "x-forwarded-host": EVIL, "x-forwarded-proto": "https" },
  { "x-forwarded-server": EVIL, "x-original-host": EVIL, "x-host": EVIL },
  { forwarded: `host=${EVIL};proto=https` },
  { host: `${EVIL}:80`, "x-forwarded-port": "1" },
];

/** Sends requests with another host. No page, redirect or email may name it, and the site's forms must still work. */
export async function attackHosts(target: Target, world: World, plan: Plan): Promise<void> {
  for (const poison of POISON) {
    await readPages(target, world, plan, poison);
    await askForLink(target, plan, poison);
    await sendForm(target, world, plan, poison);
  }
}

type Poison = (typeof POISON)[number];

async function readPages(target: Target, { home }: World, { cookies, findings }: Plan, poison: Poison) {
  const { org, season, division } = home.ids;
  for (const path of [
    "/",
    "/sign-in",
    "/me",
    "/desk",
    `/${org}`,
    `/${org}/${season}/${division}/on?date=2026-01-01`,
  ]) {
    for (const role of ["visitor", "director"] as const) {
      const reply = await ask(target, { path, headers: { cookie: cookies(role), ...poison } });
      const names = `${reply.headers.location ?? ""} ${reply.headers.link ?? ""} ${reply.body}`;
      check(
        findings,
        outcomeOf(reply) !== "broken" && !names.includes(EVIL),
        () =>
          `GET ${path} with ${JSON.stringify(poison)} as ${role}: ${reply.status}${names.includes(EVIL) ? ", names it" : ""}`,
      );
    }
  }
}

async function askForLink(target: Target, { findings }: Plan, poison: Poison) {
  const { body, type } = await formBody([["email", `poisoned-${findings.cells}@home.example`]]);
  const headers = { origin: target.publicUrl, "content-type": type, ...poison };
  const reply = await ask(target, { method: "POST", path: "/api/sign-in/email", headers, body });
  check(
    findings,
    outcomeOf(reply) !== "broken" && !String(reply.headers.location ?? "").includes(EVIL),
    () => `POST /api/sign-in/email with ${JSON.stringify(poison)}: ${reply.status} ${reply.headers.location}`,
  );
  const poisoned = await prisma().letter.count({
    where: { OR: [{ text: { contains: EVIL } }, { html: { contains: EVIL } }] },
  });
  check(findings, poisoned === 0, () => `An email names ${EVIL} after ${JSON.stringify(poison)}`);
}

/** Whatever a proxy says, the site is at its configured address, and its forms are accepted. */
async function sendForm(target: Target, world: World, { cookies, findings }: Plan, poison: Poison) {
  const row = ACTIONS.find(({ name }) => name === "saveProfile");
  if (!row) throw new Error("There is no form for the profile");
  const { ids } = world.home;
  const reply = await callAction(target, { row, fields: row.fields(ids), ids }, cookies("player"), poison);
  check(
    findings,
    outcomeOf(reply) === "moved",
    () => `A form of the site with ${JSON.stringify(poison)}: ${reply.status}, expected it to be accepted`,
  );
}
