import { expect, test, vi } from "vitest";
import { currentRequest } from "@/lib/telemetry/request";
import type { FinishedRequest } from "./front";
import { startFront } from "./testing/front-server";

test("a request has one id: in its context, in the answer and when it is finished", async () => {
  const ids: (string | undefined)[] = [];
  const { url } = await startFront({
    handle: async (_request, response) => {
      ids.push(currentRequest()?.id);
      response.end("hello");
    },
    finished: ({ context, isAborted }) => {
      ids.push(context.id, currentRequest()?.id);
      expect(isAborted).toBe(false);
    },
  });
  const answer = await fetch(url);
  await vi.waitFor(() => expect(ids).toHaveLength(3));
  expect(new Set([...ids, answer.headers.get("x-request-id")]).size).toBe(1);
});

test.each([
  { why: "the id a proxy gave", sent: "proxy-0123456789", kept: true },
  { why: "an id too short to tell requests apart", sent: "1", kept: false },
  { why: "an id that could break a log line", sent: 'a"b,c{d}0123', kept: false },
])("$why is kept: $kept", async ({ sent, kept }) => {
  const { url } = await startFront({ handle: async (_request, response) => void response.end() });
  const answer = await fetch(url, { headers: { "x-request-id": sent } });
  expect(answer.headers.get("x-request-id") === sent).toBe(kept);
});

test("a visitor who leaves early is reported as such", async () => {
  const finished: FinishedRequest[] = [];
  const leave = new AbortController();
  const { url } = await startFront({
    handle: async () => leave.abort(),
    finished: (request) => finished.push(request),
  });
  await expect(fetch(url, { signal: leave.signal })).rejects.toThrow();
  await vi.waitFor(() => expect(finished).toMatchObject([{ isAborted: true }]));
});

test.each([
  { why: "a proxy says for whom it asks", trustedProxies: 1, heard: "203.0.113.9" },
  { why: "without a proxy a visitor can't pass for another", trustedProxies: 0, heard: undefined },
])("$why", async ({ trustedProxies, heard }) => {
  const { url } = await startFront({
    trustedProxies,
    handle: async ({ headers }, response) =>
      void response.end(JSON.stringify({ heard: headers["x-forwarded-for"] })),
  });
  const answer = await fetch(url, { headers: { "x-forwarded-for": "203.0.113.9" } });
  expect(await answer.json()).toEqual(heard === undefined ? {} : { heard });
});
