import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { currentRequest } from "@/lib/telemetry/request";
import { startFront } from "./testing/front-server";

const EMBED = "/lakeside/fall-2026/open/embed/standings";
const PAGE = `<!DOCTYPE html><html><head><link rel="preload" as="script" href="/a.js"/><link rel="stylesheet" href="/a.css"/><script>theme()</script></head><body>Standings<script src="/a.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>`;
const BARE = `<!DOCTYPE html><html><head><base target="_blank"/><link rel="stylesheet" href="/a.css"/></head><body>Standings</body></html>`;

async function start(status = 200) {
  let answers = 0;
  const { url } = await startFront({
    handle: async (_request, response: ServerResponse) => {
      answers++;
      const request = currentRequest();
      if (request && status === 200)
        request.sharedPage = { content: PAGE, headers: [], isCurrent: () => true };
      response.writeHead(status, {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "s-maxage=300",
      });
      response.end(status === 304 ? undefined : PAGE);
    },
  });
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
  return { ask, answers: () => answers };
}

test("an embed can be framed, also from the cache, and runs no script", async () => {
  const { ask, answers } = await start();
  for (const answer of [await ask(EMBED), await ask(EMBED)]) {
    expect(await answer.text()).toBe(BARE);
    expect(answer.headers.get("x-frame-options")).toBeNull();
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none';.*frame-ancestors \*/);
    expect(answer.headers.get("content-security-policy")).not.toContain("script");
  }
  expect(answers()).toBe(1);
  const tag = (await ask(EMBED)).headers.get("etag") ?? "";
  const unchanged = await ask(EMBED, { "If-None-Match": tag, "Cache-Control": "max-age=0" });
  expect([unchanged.status, unchanged.headers.get("x-frame-options")]).toEqual([304, null]);
});

test("a browser that asks the app whether its copy is right can go on framing it", async () => {
  const { ask } = await start(304);
  expect((await ask(EMBED)).headers.get("x-frame-options")).toBeNull();
});

test.each([
  { why: "a division", path: "/lakeside/fall-2026/open" },
  { why: "a match", path: "/lakeside/matches/01a201ba-d38b-747b-b710-2d9379713315" },
  { why: "a match that asks for it", path: "/matches/1?x=/a/b/c/embed/standings" },
  { why: "an embed that there isn't", path: "/lakeside/fall-2026/open/embed/players" },
  { why: "below an embed", path: `${EMBED}/register` },
  { why: "above an embed", path: `/desk${EMBED}` },
  { why: "the same with a slash in its code", path: "/lakeside/fall-2026/open/embed%2Fstandings" },
])("no other page can be framed: $why", async ({ path }) => {
  const { ask } = await start();
  for (const answer of [await ask(path), await ask(path)]) {
    expect(answer.headers.get("x-frame-options")).toBe("DENY");
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(await answer.text()).toContain("<script>");
  }
});

test.each([404, 500])("what comes instead of an embed can't be framed: %s", async (status) => {
  const { ask } = await start(status);
  const answer = await ask(EMBED);
  expect(answer.headers.get("x-frame-options")).toBe("DENY");
  expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});
