import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { readBody, WITH_PHOTOS } from "./body";
import { findFields } from "./form";
import { OWN, startFront } from "./testing/front-server";
import { head, sendRaw } from "./testing/raw-request";

const B = "----WebKitFormBoundaryabc";
const TYPE = `multipart/form-data; boundary=${B}`;
const MB = 1024 * 1024;

describe("a body has a limit of bytes, whether it says its length or not", () => {
  test.each([
    { why: "as much as one may send", bytes: MB, chunked: false, status: 400 },
    { why: "a byte more", bytes: MB + 1, chunked: false, status: 413 },
    { why: "as much as one may send, in chunks", bytes: MB, chunked: true, status: 400 },
    { why: "2 MB in chunks", bytes: 2 * MB, chunked: true, status: 413 },
    { why: "more than is worth reading", bytes: 17 * MB, chunked: false, status: 413, sends: 1_000 },
  ])("$why: $status", async ({ bytes, chunked, status, sends = bytes }) => {
    let isAsked = false;
    const { port } = await startFront({
      handle: async (_request, response) => {
        isAsked = true;
        response.end();
      },
    });
    const body = Buffer.alloc(sends, "x");
    const length = chunked ? "Transfer-Encoding: chunked" : `Content-Length: ${bytes}`;
    const answer = await sendRaw(port, [
      head("POST", "/me", [`Origin: ${OWN}`, `Content-Type: ${TYPE}`, length]),
      ...(chunked ? [`${sends.toString(16)}\r\n`, body, "\r\n0\r\n\r\n"] : [body]),
    ]);
    expect(answer.status).toBe(status);
    expect(answer.body).toContain("Nothing was saved");
    expect(isAsked).toBe(false);
  });
});

test("Next reads the same body that was checked", async () => {
  const form = `--${B}\r\nContent-Disposition: form-data; name="$ACTION_ID_${"a".repeat(42)}"\r\n\r\nGrüße\r\n--${B}--\r\n`;
  const { port } = await startFront({
    handle: async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      response.setHeader("X-Length", request.headers["content-length"] ?? "");
      response.end(Buffer.concat(parts));
    },
  });
  const answer = await sendRaw(port, [
    head("POST", "/me", [`Origin: ${OWN}`, `Content-Type: ${TYPE}`, "Transfer-Encoding: chunked"]),
    `${Buffer.byteLength(form).toString(16)}\r\n${form}\r\n0\r\n\r\n`,
  ]);
  expect(answer.status).toBe(200);
  expect(answer.body).toContain("Grüße");
  expect(answer.head).toContain(`X-Length: ${Buffer.byteLength(form)}`);
});

describe("a body with photos is given up", () => {
  const start = () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const sent = Object.assign(new PassThrough(), { headers: {} });
    const read = readBody(sent as unknown as IncomingMessage, MB, WITH_PHOTOS);
    return { sent, read };
  };
  /** What's written arrives, and then time passes. */
  const wait = async (sent: PassThrough, seconds: number) => {
    sent.write("x");
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(seconds * 1000);
  };

  test("after ten seconds without a byte", async () => {
    const { sent, read } = start();
    for (let part = 0; part < 3; part++) await wait(sent, 9);
    await wait(sent, 11);
    expect(await read).toBe("too-slow");
  });

  test("after two minutes, however it goes on", async () => {
    const { sent, read } = start();
    for (let part = 0; part < 14; part++) await wait(sent, 9);
    expect(await read).toBe("too-slow");
  });

  test("but not before", async () => {
    const { sent, read } = start();
    for (let part = 0; part < 13; part++) await wait(sent, 9);
    sent.end();
    expect(await read).toEqual(Buffer.from("x".repeat(13)));
  });
});

const part = (name: string, value: string, more = "") =>
  `--${B}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const end = `--${B}--\r\n`;
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => part(`field${index}`, "x")).join("");

test.each([
  { why: "no field", body: end, type: TYPE, found: [] },
  {
    why: "two fields and a file",
    body: part("a", "1") + part("b", "2\r\n3") + part("f", "\0", '; filename="x"') + end,
    type: TYPE,
    found: ["a", "b", "f"],
  },
  {
    why: "fields in an address",
    body: "a=1&b=%20&a=3",
    type: "application/x-www-form-urlencoded; charset=utf-8",
    found: ["a", "b", "a"],
  },
  { why: "nothing at all", body: "", type: "", found: [] },
  {
    why: "a thousand fields",
    body: many(1_000) + end,
    type: TYPE,
    found: expect.objectContaining({ length: 1_000 }),
  },
  { why: "one more", body: many(1_001) + end, type: TYPE, found: "too-many-fields" },
  {
    why: "a thousand and one in an address",
    body: "a=&".repeat(1_000),
    type: "application/x-www-form-urlencoded",
    found: "too-many-fields",
  },
  { why: "no boundary", body: end, type: "multipart/form-data", found: "broken-form" },
  { why: "another boundary", body: end, type: "multipart/form-data; boundary=other", found: "broken-form" },
  { why: "an end that is missing", body: part("a", "1"), type: TYPE, found: "broken-form" },
  {
    why: "something after the end",
    body: part("a", "1") + end + part("b", "2"),
    type: TYPE,
    found: "broken-form",
  },
  {
    why: "something before the beginning",
    body: `x${part("a", "1")}${end}`,
    type: TYPE,
    found: "broken-form",
  },
  {
    why: "a part without a name",
    body: `--${B}\r\nContent-Disposition: form-data\r\n\r\n1\r\n${end}`,
    type: TYPE,
    found: "broken-form",
  },
  { why: "a part without a head", body: `--${B}\r\n\r\n1\r\n${end}`, type: TYPE, found: "broken-form" },
  {
    why: "a head without an end",
    body: part("a", "1", `\r\n${"A: b\r\n".repeat(1_000)}B: c`) + end,
    type: TYPE,
    found: "broken-form",
  },
  { why: "a NUL in a text", body: part("a", "\0") + end, type: TYPE, found: "broken-form" },
  {
    why: "a NUL in an address",
    body: "a=%00",
    type: "application/x-www-form-urlencoded",
    found: "broken-form",
  },
  { why: "a text without an action", body: "[]", type: "text/plain;charset=UTF-8", found: "wrong-type" },
  { why: "JSON", body: "{}", type: "application/json", found: "wrong-type" },
])("the fields of a form: $why", ({ body, type, found }) => {
  const fields = findFields(Buffer.from(body), { "content-type": type });
  expect(
    Array.isArray(found) ? (fields as unknown as { name: string }[]).map(({ name }) => name) : fields,
  ).toEqual(found);
});
