import { beforeEach, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { freshDatabase } from "@/lib/testing/database";
import { sampleMail } from "../testing/bounces";
import { takeBounce } from "./bounces";
import {
  insertLetters,
  listGivenUpLetters,
  retryLetter,
  type TakenLetter,
  takeLetter,
  updateLetterFailed,
  updateLetterSent,
} from "./letters";

await freshDatabase();

const SENT = new Date("2026-11-17T14:00:05Z");
const LATER = new Date("2026-11-17T14:01:00Z");
const CAME_BACK = { ok: true, value: "came-back" };
const KNOWN = { ok: true, value: "known" };

let count = 0;
let letter: TakenLetter;
beforeEach(async () => {
  count += 1;
  const to = { name: "Amara", email: `amara-${count}@campus.example` };
  const key = `bounced-${count}`;
  await insertLetters([{ key, to, subject: "Round 7", text: "Words.", html: "<p>Words.</p>" }], SENT);
  letter = await prisma().letter.findUniqueOrThrow({ where: { key } });
  await takeLetter(letter.id, SENT);
  await updateLetterSent(letter, SENT);
});

test("a bounced letter waits for the operator with the reason, and isn't retried automatically", async () => {
  expect(await take(sampleMail("exim", letter.messageId))).toEqual(CAME_BACK);
  const [first] = await listGivenUpLetters();
  expect(first).toMatchObject({
    id: letter.id,
    failure: "552 5.2.2 Mailbox is over quota",
    sentAt: SENT,
    gaveUpAt: LATER,
  });
  expect(await takeLetter(letter.id, LATER)).toBeUndefined();
});

test("the same bounce counts once, even at the same time and after the letter went out again; another one counts", async () => {
  const mail = sampleMail("gmail", letter.messageId);
  const answers = await Promise.all([take(mail), take(mail), take(mail)]);
  expect(answers.map((each) => each.ok && each.value).sort()).toEqual(["came-back", "known", "known"]);
  expect(await take(mail)).toEqual(KNOWN);

  expect(await retryLetter(letter.id)).toBe(true);
  expect(await takeLetter(letter.id, LATER)).toMatchObject({ attempts: 1, sentAt: null });
  await updateLetterSent(letter, LATER);
  expect(await take(mail)).toEqual(KNOWN);
  expect(await find()).toMatchObject({ gaveUpAt: null, failure: null });
  expect(await take(mail.replace(".GMR@", ".again.GMR@"))).toEqual(CAME_BACK);
});

test("a bounce that arrives before the letter is recorded as sent isn't lost", async () => {
  await prisma().letter.update({ where: { id: letter.id }, data: { sentAt: null } });
  expect(await take(sampleMail("postfix", letter.messageId))).toEqual(CAME_BACK);
  await updateLetterSent(letter, LATER);
  expect(await find()).toMatchObject({ gaveUpAt: LATER, failure: expect.stringContaining("User unknown") });
});

test("a delay changes nothing, and neither does a bounce of a letter that was refused right away", async () => {
  const before = await find();
  expect(await take(sampleMail("postfix-delayed", letter.messageId))).toEqual({
    ok: true,
    value: "no-failure",
  });
  expect(await find()).toEqual(before);
  await updateLetterFailed(letter, "550 No such user", SENT);
  expect(await take(sampleMail("exchange", letter.messageId))).toEqual(KNOWN);
  expect(await find()).toMatchObject({ failure: "550 No such user", gaveUpAt: SENT });
});

test("other mail is refused and changes no letter", async () => {
  const before = await prisma().letter.findMany({ orderBy: { id: "asc" } });
  expect(await take(sampleMail("on-holiday", letter.messageId))).toEqual({ ok: false, refusal: "no-bounce" });
  expect(await take(sampleMail("exim"))).toEqual({ ok: false, refusal: "not-ours" });
  expect(await take(`${sampleMail("exim", letter.messageId)}${"x".repeat(1_000_000)}`)).toEqual({
    ok: false,
    refusal: "too-large",
  });
  expect(await prisma().letter.findMany({ orderBy: { id: "asc" } })).toEqual(before);
});

function take(mail: string) {
  return takeBounce(new Blob([mail]).stream(), LATER);
}

function find() {
  return prisma().letter.findUniqueOrThrow({ where: { id: letter.id } });
}
