import { expect, test } from "vitest";
import { insertAudit } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { correctEmail, emailStamp } from "@/lib/people/store/correct-email";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { sampleMail } from "../testing/bounces";
import { takeBounce } from "./bounces";
import { takeLetter, updateLetterSent, writeLetters } from "./letters";
import { isUndelivered } from "./undelivered";

await freshDatabase();

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const later = new Date(MONDAY.getTime() + HOUR);

test("an email that bounces after the address was corrected goes to the new one", async () => {
  const { email, organizationId, correct, send, find } = await makePlayer("late");
  const sent = await send("late");
  const [old, about] = [await send("late-old", -8 * DAY), await send("email:late")];
  const reminder = await send("late-reminder", 0, "off");
  await correct("new@late.example");

  expect(await bounce(sent)).toEqual({ ok: true, value: "follows" });
  const again = await find(sent.id);
  expect(again).toMatchObject({ toEmail: "new@late.example", gaveUpAt: null, sentAt: null, attempts: 0 });
  expect(again.text, "only the old address could confirm by the link").toBe("/matches/0198a-7b");
  expect(await takeLetter(sent.id, later)).toBeDefined();
  expect(await bounce(old)).toEqual({ ok: true, value: "follows" });
  expect(await find(old.id)).toMatchObject({ toEmail: "new@late.example", gaveUpAt: later });
  for (const stays of [about, reminder]) {
    expect(await bounce(stays)).toEqual({ ok: true, value: "came-back" });
    expect(await find(stays.id)).toMatchObject({ toEmail: email, gaveUpAt: later });
  }
  expect(await isUndelivered("new@late.example", organizationId)).toBe(false);
});

test("a later bounce of what the old address got says nothing about the new one", async () => {
  const { organizationId, correct, send, find } = await makePlayer("twice");
  const bounced = await send("twice");
  expect(await bounce(bounced)).toEqual({ ok: true, value: "came-back" });
  const waiting = await send("twice-waits");
  await prisma().letter.update({ where: { id: waiting.id }, data: { sentAt: null } });
  await correct("new@twice.example");
  for (const letter of [bounced, waiting]) {
    await takeLetter(letter.id, later);
    await updateLetterSent(letter, later);
    expect(await bounce(letter, "postfix")).toEqual({ ok: false, refusal: "not-ours" });
  }
  expect(await isUndelivered("new@twice.example", organizationId)).toBe(false);

  const now = await find(bounced.id);
  expect(
    await bounce(now, "postfix", new Date(later.getTime() + HOUR)),
    "one of the new address is about it",
  ).toEqual({
    ok: true,
    value: "came-back",
  });
  expect(await isUndelivered("new@twice.example", organizationId)).toBe(true);
});

test("an email to someone who has the address now isn't anyone else's", async () => {
  const { email, correct, send } = await makePlayer("reused");
  await correct("new@reused.example");
  await prisma().user.create({ data: { email } });
  const theirs = await send("reused", 10_000 * DAY);
  expect(await bounce(theirs)).toEqual({ ok: true, value: "came-back" });
});

test("an email to an address that someone claimed follows to them, in the organization of the claim only", async () => {
  const [here, elsewhere] = [await makePlayer("claimed"), await makePlayer("claimed-elsewhere")];
  const mistyped = "gsu@claimed.example";
  const { id: userId } = await prisma().user.create({ data: { email: "gus@claimed.example" } });
  await prisma().formerIdentity.create({
    data: { userId, kind: "claimed-email", value: mistyped, changedAt: later },
  });
  const { organizationId } = here;
  await inTransaction((tx) =>
    insertAudit(tx, {
      ...{ organizationId, actorUserId: userId, type: "account-claimed", subject: "Gus", at: later },
      data: { guestId: crypto.randomUUID(), userId },
    }),
  );
  const [own, strangers] = [await here.send("claimed"), await elsewhere.send("claimed-elsewhere")];
  await prisma().letter.updateMany({
    where: { id: { in: [own.id, strangers.id] } },
    data: { toEmail: mistyped },
  });
  expect(await bounce(own)).toEqual({ ok: true, value: "follows" });
  expect(await here.find(own.id)).toMatchObject({ toEmail: "gus@claimed.example" });
  expect(await bounce(strangers)).toEqual({ ok: true, value: "came-back" });
});

/** A player, whose address can be corrected. */
async function makePlayer(slug: string) {
  const league = await makeLeague({ slug, players: 2, publish: false });
  const { organizationId, scope, players } = league;
  const userId = players[0]?.userId ?? "";
  const { email } = await prisma().user.findUniqueOrThrow({ where: { id: userId } });
  const find = (id: string) => prisma().letter.findUniqueOrThrow({ where: { id } });
  return {
    email,
    organizationId,
    find,
    correct: async (to: string) => {
      const asked = { email: to, seen: emailStamp(email), at: later };
      expect(await correctEmail(scope, { userId, name: "Amara" }, asked)).toEqual({ ok: true, value: null });
    },
    send: async (key: string, after = 0, offToken?: string) => {
      const text = "/matches/0198a-7b?answer=3-a_B-9";
      const draft = { key, to: { name: "Amara", email }, subject: "", text, html: text };
      const at = new Date(MONDAY.getTime() + after);
      await inTransaction((tx) =>
        writeLetters(tx, organizationId, [{ ...draft, ...(offToken && { offToken }) }], at),
      );
      const letter = await prisma().letter.findUniqueOrThrow({ where: { key } });
      await takeLetter(letter.id, at);
      await updateLetterSent(letter, at);
      return letter;
    },
  };
}

function bounce(
  { messageId }: { readonly messageId: string },
  kind: "exim" | "postfix" = "exim",
  at = later,
) {
  return takeBounce(new Blob([sampleMail(kind, messageId)]).stream(), at);
}
