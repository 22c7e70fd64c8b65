import { afterAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { NO_SERVER } from "@/lib/mail/rules/attempts";
import { insertLetters, listLetters, retryLetter } from "@/lib/mail/store/letters";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY } from "@/lib/testing/league";
import { chooseSettings } from "@/lib/testing/settings";
import { closeConnections } from "./close-connections";
import { sendLetter } from "./send-letter";

await freshDatabase();
chooseSettings({ SMTP_URL: "", LETTERS_FROM: "" });
afterAll(closeConnections);

test("an email that was due without a mail server says so, and is sent when the operator says so, once", async () => {
  const to = { name: "Amara", email: "amara@lakeside.example" };
  await insertLetters([{ key: "kept", to, subject: "Hello", text: "Words.", html: "" }], MONDAY);
  const { id } = await prisma().letter.findUniqueOrThrow({ where: { key: "kept" } });
  expect(await retryLetter(id)).toBe(false);

  expect(await sendLetter(id)).toBe("done");

  expect(await listLetters()).toMatchObject([{ id, failure: NO_SERVER, sentAt: null, attempts: 0 }]);
  expect((await Promise.all([retryLetter(id), retryLetter(id)])).filter(Boolean)).toHaveLength(1);
  expect(await listLetters()).toMatchObject([{ id, failure: null }]);
  const jobs = await prisma().$queryRaw`SELECT FROM pgboss.job WHERE data ->> 'letterId' = ${id}`;
  expect(jobs).toHaveLength(2);
});
