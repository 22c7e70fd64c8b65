import { afterAll, beforeEach, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { insertLetters } from "@/lib/mail/store/letters";
import { logTo } from "@/lib/telemetry/log";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY } from "@/lib/testing/league";
import { chooseSettings } from "@/lib/testing/settings";
import { closeConnections } from "./close-connections";
import { forgetMailServer, noteSent, noteUnreachable, SAID_EVERY_MS, WORTH_WAKING_MS } from "./mail-outage";
import { sendLetter } from "./send-letter";

await freshDatabase();
// No one listens there.
chooseSettings({ SMTP_URL: "smtp://127.0.0.1:1", LETTERS_FROM: "Chess <chess@lakeside.example>" });
afterAll(closeConnections);

let lines: { readonly level: string; readonly message: string }[];
beforeEach(() => {
  lines = [];
  logTo({ write: (line) => lines.push(JSON.parse(line)) }, "info");
  forgetMailServer();
});

const AWAY = "The mail server can’t be reached or takes no emails. They’re tried again later.";
const BACK = "The mail server takes emails again. Those that waited are tried now.";
const error = new Error("connect ECONNREFUSED");

test("an email that no server takes is logged, without its address", async () => {
  const id = await letter("away");
  expect(await sendLetter(id)).toBe("all-later");
  expect(lines).toMatchObject([{ level: "warn", message: AWAY }]);
  expect(JSON.stringify(lines)).not.toContain("amara");
});

test("an outage is logged when it begins, and once a minute while it lasts", () => {
  for (const at of [0, 1, SAID_EVERY_MS - 1, SAID_EVERY_MS, SAID_EVERY_MS + 1]) noteUnreachable(error, at);
  expect(lines).toHaveLength(2);
});

test("once an email is sent again, those that wait for another attempt are due, and the attempt is given", async () => {
  const id = await letter("waiting", { attempts: 3 });
  const other = await letter("fresh", { state: "created" });
  noteUnreachable(error, 0);
  await noteSent(WORTH_WAKING_MS);
  expect(lines.map(({ message }) => message)).toEqual([AWAY, BACK]);
  expect(await isDue(id)).toBe(true);
  expect(await prisma().letter.findUnique({ where: { id } })).toMatchObject({ attempts: 2 });
  // It waits for whether a notification is seen.
  expect(await isDue(other)).toBe(false);

  const next = await letter("later", { attempts: 3 });
  await noteSent(WORTH_WAKING_MS + 1);
  expect(await isDue(next)).toBe(false);
});

test("a process that just started wakes them, too; a short pause doesn't", async () => {
  const id = await letter("restarted", { attempts: 3 });
  await noteSent(0);
  expect(await isDue(id)).toBe(true);

  const next = await letter("slowed-down", { attempts: 3 });
  noteUnreachable(error, 1);
  await noteSent(WORTH_WAKING_MS);
  expect(await isDue(next)).toBe(false);
});

/** An email whose job waits for an hour. */
async function letter(key: string, { attempts = 0, state = "retry" } = {}): Promise<string> {
  const to = { name: "Amara", email: "amara@lakeside.example" };
  await insertLetters([{ key, to, subject: "Hello", text: "Words.", html: "" }], MONDAY);
  const { id } = await prisma().letter.update({ where: { key }, data: { attempts } });
  await prisma().$executeRaw`
    UPDATE pgboss.job SET state = ${state}::pgboss.job_state, start_after = now() + interval '1 hour'
    WHERE data ->> 'letterId' = ${id}`;
  return id;
}

async function isDue(letterId: string): Promise<boolean> {
  const [job] = await prisma().$queryRaw<{ readonly is: boolean }[]>`
    SELECT start_after <= now() AS is FROM pgboss.job WHERE data ->> 'letterId' = ${letterId}`;
  return job?.is ?? false;
}
