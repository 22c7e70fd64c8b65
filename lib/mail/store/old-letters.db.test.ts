import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { sweep } from "@/lib/jobs/sweep";
import { freshDatabase } from "@/lib/testing/database";
import { deleteOldLetters, LETTER_DAYS } from "./old-letters";

await freshDatabase();

const NOW = new Date("2026-11-16T15:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000);
const OLD = daysAgo(LETTER_DAYS + 1);
const YOUNG = daysAgo(LETTER_DAYS - 1);

const LETTERS = [
  { key: "old, sent", createdAt: OLD, sentAt: OLD, stays: false },
  { key: "old, given up", createdAt: OLD, gaveUpAt: OLD, stays: false },
  { key: "old, never sent because there's no mail server", createdAt: OLD, stays: false },
  { key: "young, still to be sent", createdAt: YOUNG, stays: true },
  { key: "young, sent", createdAt: YOUNG, sentAt: YOUNG, stays: true },
];

test("the sweep deletes emails that are older than 400 days, sent or not, and no others", async () => {
  const text = { toEmail: "ann@campus.example", subject: "Your match", text: "Hi", html: "<p>Hi</p>" };
  await prisma().letter.createMany({
    data: LETTERS.map(({ stays: _, ...letter }) => ({ ...text, ...letter, messageId: letter.key })),
  });
  await sweep(NOW);
  const left = await prisma().letter.findMany({ orderBy: { key: "asc" } });
  expect(left.map(({ key }) => key)).toEqual(
    LETTERS.filter(({ stays }) => stays)
      .map(({ key }) => key)
      .sort(),
  );
  await deleteOldLetters(NOW);
  expect(await prisma().letter.count()).toBe(2);
});
