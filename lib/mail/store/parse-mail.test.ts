import { expect, test, vi } from "vitest";
import { readBounce } from "../letters/read-bounce";
import { BOUNCED_ID, sampleMail } from "../testing/bounces";
import { parseElsewhere, TOO_COMPLEX } from "./parse-mail";

const exim = Buffer.from(sampleMail("exim"));

test("a bounce is read in a thread of its own, several at once", async () => {
  const reading = ["exim", "postfix", "gmail"].map((name) => {
    const mail = Buffer.from(sampleMail(name as "exim"));
    return parseElsewhere(mail, (parse) => readBounce(mail, parse));
  });
  for (const bounce of await Promise.all(reading))
    expect(bounce).toMatchObject({ hasFailed: true, messageIds: expect.arrayContaining([BOUNCED_ID]) });
});

test("a mail of 90,000 parts is given up on before it is taken apart", async () => {
  const parts = Buffer.from(
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${"--b\r\n\r\n".repeat(90_000)}`,
  );
  const read = vi.fn();
  expect(await parseElsewhere(parts, read)).toBe(TOO_COMPLEX);
  expect(read).not.toHaveBeenCalled();
});

test("a mail that takes too long is given up on, and the next is read", async () => {
  expect(await parseElsewhere(exim, () => new Promise(() => {}), 1)).toBe(TOO_COMPLEX);
  expect(await parseElsewhere(exim, (parse) => readBounce(exim, parse))).toMatchObject({ hasFailed: true });
});

test("a fault in the reader isn't blamed on the mail", async () => {
  await expect(parseElsewhere(exim, () => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
});
