import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { currentRequest } from "@/lib/telemetry/request";
import { type OwnRoute, withOwnRoutes } from "./own-routes";
import { OWN, startFront } from "./testing/front-server";

const MOVE: OwnRoute = {
  method: "POST",
  at: /^\/api\/games\/(?<match>[^/%]+)\/(?<number>\d+)$/,
  async answer(request, { params }) {
    const { match, number } = await params;
    const said = { match, number, body: await request.json(), cookie: request.headers.get("cookie") };
    return Response.json(said, { status: 409, headers: { "cache-control": "private, no-store" } });
  },
};

async function startSite(route: OwnRoute = MOVE) {
  const asked: string[] = [];
  const { url } = await startFront({
    handle: withOwnRoutes([route], async (request: IncomingMessage, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.end("the framework");
    }),
  });
  const post = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: "POST",
      body: '{"ply":3}',
      headers: { origin: OWN, "content-type": "application/json", cookie: "a=b", ...headers },
    });
  return { url, asked, post };
}

test("an own route gets the request with its parameters, and its answer is sent as it is", async () => {
  const { asked, post } = await startSite();
  const answer = await post("/api/games/m1/2?x=1");
  expect(answer.status).toBe(409);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({ match: "m1", number: "2", body: { ply: 3 }, cookie: "a=b" });
  expect(asked).toEqual([]);
});

test("everything else goes to the framework", async () => {
  const { url, asked } = await startSite();
  expect(await (await fetch(`${url}/api/games/m1/2`)).text()).toBe("the framework");
  expect(await (await fetch(`${url}/api/games/m1/stream`)).text()).toBe("the framework");
  expect(asked).toEqual(["GET /api/games/m1/2", "GET /api/games/m1/stream"]);
});

test("what's refused before the framework never gets to an own route", async () => {
  const { post } = await startSite({ ...MOVE, answer: () => Promise.reject(new Error("never asked")) });
  expect((await post("/api/games/m1/2", { origin: "https://elsewhere.example" })).status).toBe(403);
});

test("an own route that fails, or has no database, says so", async () => {
  const failing = await startSite({ ...MOVE, answer: () => Promise.reject(new Error("a bug")) });
  expect((await failing.post("/api/games/m1/2")).status).toBe(500);
  const away = await startSite({
    ...MOVE,
    answer() {
      const request = currentRequest();
      if (request) request.isDatabaseAway = true;
      return Promise.reject(new Error("no database"));
    },
  });
  expect((await away.post("/api/games/m1/2")).status).toBe(503);
});
