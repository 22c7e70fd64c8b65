import { expect, test } from "vitest";
import { BOUNCED_ID, BOUNCES, sampleMail } from "../testing/bounces";
import { parseInProcess } from "../testing/parse-in-process";
import { readBounce } from "./read-bounce";

const read = (mail: string) => readBounce(Buffer.from(mail), parseInProcess);

test.each([
  {
    name: "postfix",
    reason:
      "550 5.1.1 <amara@campus.example>: Recipient address rejected: User unknown in local recipient table",
  },
  { name: "exim", reason: "552 5.2.2 Mailbox is over quota" },
  {
    name: "exchange",
    reason:
      "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient amara@campus.example not found by SMTP address lookup",
  },
  {
    name: "gmail",
    reason:
      "The recipient server did not accept our requests to connect. [mx.campus.example. 192.0.2.25: timed out]",
  },
] as const)("$name says which letter came back, and why", async ({ name, reason }) => {
  const bounce = await read(sampleMail(name));
  expect(bounce).toMatchObject({ hasFailed: true, reason });
  expect(new Set(bounce?.messageIds)).toEqual(new Set([BOUNCED_ID]));
});

test("a letter that is late has not failed", async () => {
  expect(await read(sampleMail("postfix-delayed"))).toMatchObject({
    hasFailed: false,
    messageIds: [BOUNCED_ID],
  });
});

test("the envelope id names the letter where its headers do not come back", async () => {
  const bare = sampleMail("postfix").replace(/^Message-ID: .*\r\n/m, "");
  expect((await read(bare))?.messageIds).toEqual([BOUNCED_ID]);
});

test.each(BOUNCES)(
  "the same mail of %s has one id whatever it came through, another mail another",
  async (name) => {
    const mail = sampleMail(name);
    const first = await read(mail);
    expect(await read(`Received: from elsewhere\r\n${mail}`)).toMatchObject({ id: first?.id });
    const next = await read(mail.replace(/^(Message-I[Dd]: <)(?!01a2)/m, "$1again-"));
    expect(next?.id).not.toBe(first?.id);
  },
);

test("of several recipients it is enough that one was not reached", async () => {
  const two = sampleMail("exim").replace(
    "Action: failed",
    "Action: relayed\r\nFinal-Recipient: rfc822;other@campus.example\r\nStatus: 2.0.0\r\n\r\nAction: failed",
  );
  expect(await read(two)).toMatchObject({ hasFailed: true, reason: "552 5.2.2 Mailbox is over quota" });
});

test("without an answer the status is the reason; what cannot be stored or shown is left out", async () => {
  const mute = sampleMail("exim").replace(/^Diagnostic-Code: .*\r\n/m, "");
  expect((await read(mute))?.reason).toBe("Status 5.0.0");
  const long = sampleMail("exim").replace("smtp; 552 5.2.2", `smtp; \u0000\u001b[2J${"x".repeat(2_000)}`);
  expect((await read(long))?.reason).toMatch(/^\[2Jx{497}$/);
});

test.each([
  { why: "an answer while away, though it speaks of failure", mail: sampleMail("on-holiday") },
  { why: "nothing", mail: "" },
  { why: "no mail at all", mail: '{"json": true}' },
  { why: "a status of no one", mail: sampleMail("exim").replace(/^Action: [\s\S]*over quota\r\n/m, "") },
])("no bounce: $why", async ({ mail }) => {
  expect(await read(mail)).toBeUndefined();
});

test("a letter that is not ours is not looked for", async () => {
  const other = sampleMail("exim").replaceAll(BOUNCED_ID, "<1@other.example>");
  expect((await read(other))?.messageIds).toEqual([]);
});
