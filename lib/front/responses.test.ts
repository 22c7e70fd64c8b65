import { type ServerResponse, request as send } from "node:http";
import { describe, expect, test } from "vitest";
import { currentRequest } from "@/lib/telemetry/request";
import { OWN, startFront } from "./testing/front-server";

type Answered = (response: ServerResponse) => void;

async function ask(answered: Answered, path = "/lakeside", init: RequestInit = {}, site = {}) {
  const { url } = await startFront({ site, handle: async (_request, response) => answered(response) });
  const answer = await fetch(url + path, { redirect: "manual", ...init });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

const html =
  (status: number, body: string): Answered =>
  (response) => {
    response.writeHead(status, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": Buffer.byteLength(body),
    });
    response.write(body.slice(0, 5));
    response.end(body.slice(5));
  };
const PAGE = `<!DOCTYPE html><html><body>Grüße<script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>`;
const SHELL = `<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>`;

describe("headers", () => {
  test("a page may run its own scripts and nothing else", async () => {
    const { headers, body } = await ask(html(200, PAGE));
    const policy = headers.get("content-security-policy");
    expect(body).toBe(PAGE);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toContain("unsafe");
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  test("https is kept to where the settings say so", async () => {
    const { headers } = await ask(html(200, PAGE), "/", {}, { policy: { isDev: false, hstsSeconds: 300 } });
    expect(headers.get("strict-transport-security")).toBe("max-age=300");
  });

  test("a page to save keeps its own policy, and isn't held back", async () => {
    const policy = "default-src 'none'";
    const { headers, body } = await ask((response) => {
      response.writeHead(200, {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Disposition": 'attachment; filename="a.html"',
        "Content-Security-Policy": policy,
      });
      response.end(PAGE);
    });
    expect(body).toBe(PAGE);
    expect(headers.get("content-security-policy")).toBe(policy);
  });

  test("a file may run nothing", async () => {
    const { headers } = await ask((response) => response.end("a,b"), "/a.csv");
    expect(headers.get("content-security-policy")).toContain("script-src 'self';");
  });

  test("a page that hasn't changed keeps the policy that came with it", async () => {
    const { headers } = await ask((response) => response.writeHead(304).end());
    expect(headers.get("content-security-policy")).toBeNull();
  });

  test("a permanent redirect names its target once, and browsers don't keep it", async () => {
    const { headers } = await ask((response) => {
      response.setHeader("Location", ["/lakeside/autumn", "/lakeside/autumn"]);
      response.setHeader("Cache-Control", "s-maxage=3600");
      response.writeHead(308).end();
    });
    expect(headers.get("location")).toBe("/lakeside/autumn");
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  test("no cache in front may show a page after its time is up", async () => {
    const { headers } = await ask((response) => {
      response.setHeader("Cache-Control", "s-maxage=300, stale-while-revalidate=31535700");
      html(200, PAGE)(response);
    });
    expect(headers.get("cache-control")).toBe("s-maxage=300");
  });

  test("what an action asks for is applied, on one line", async () => {
    const { status, headers, body } = await ask((response) => {
      const context = currentRequest();
      if (context)
        context.answer = { status: 429, headers: { "Retry-After": "60", "X-Why": "a\r\nSet-Cookie: b" } };
      response.writeHead(200, { "Content-Type": "text/x-component" }).end("0:{}");
    });
    expect([status, body, headers.get("retry-after")]).toEqual([429, "0:{}", "60"]);
    expect(headers.get("x-why")).toBe("a Set-Cookie: b");
    expect(headers.get("set-cookie")).toBeNull();
  });
});

describe("a response that says nothing to a person becomes one that does", () => {
  test.each([
    { why: "a page drawn only by a script: not found", answered: html(404, SHELL), says: /Page not found/ },
    {
      why: "a page drawn only by a script: failed",
      answered: html(500, SHELL),
      says: /couldn’t show this page/,
    },
    {
      why: "no body",
      answered: (response: ServerResponse) => void response.writeHead(500).end(),
      says: /couldn’t show/,
    },
    {
      why: "a bare text",
      answered: (response: ServerResponse) => void response.writeHead(400).end("Bad Request"),
      says: /can’t read this request/,
    },
  ])("$why", async ({ answered, says }) => {
    const { headers, body } = await ask(answered);
    expect(body).toMatch(says);
    expect(body).toMatch(
      /<nav aria-label="Main"[^>]*><a href="\/">Leagues<\/a><a href="\/me">Account<\/a><\/nav>/,
    );
    expect(headers.get("content-type")).toContain("text/html");
    expect(headers.get("content-security-policy")).toContain("script-src 'self';");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    {
      why: "a browser",
      accept: "text/html",
      type: "text/html",
      says: "<p>Use the newest link. Try again in 9 minutes.</p>",
    },
    {
      why: "a program",
      accept: "*/*",
      type: "text/plain",
      says: "Use the newest link. Try again in 9 minutes.\n",
    },
  ])(
    "a route's sentence to $why that asks too often says when to come again",
    async ({ accept, type, says }) => {
      const answered = (response: ServerResponse) =>
        void response
          .writeHead(429, { "Content-Type": "text/plain;charset=UTF-8", "Retry-After": "540" })
          .end("Use the newest link. Try again in 9 minutes.");
      const { status, headers, body } = await ask(answered, "/api/sign-in/email", { headers: { accept } });
      expect([status, headers.get("retry-after")]).toEqual([429, "540"]);
      expect(headers.get("content-type")).toContain(type);
      expect(body).toContain(says);
    },
  );

  test("a failure names the request, so that someone can find it in the log", async () => {
    const { headers, body } = await ask((response) => void response.writeHead(500).end());
    expect(body).toContain(headers.get("x-request-id"));
  });

  test("something that throws is a failure as well", async () => {
    const { status, body } = await ask(() => {
      throw new Error("a bug");
    });
    expect([status, body]).toEqual([500, expect.stringContaining("couldn’t show this page")]);
  });

  test.each([
    { why: "a page that says what is wrong", answered: html(404, PAGE), body: PAGE },
    {
      why: "a sentence",
      answered: (response: ServerResponse) => void response.writeHead(422).end("Say who you are."),
      body: "Say who you are.",
    },
  ])("it is left alone: $why", async ({ answered, body }) => {
    expect(await ask(answered)).toMatchObject({ body });
  });

  test("a file gets a line of text", async () => {
    const { headers, body } = await ask(
      (response) => void response.writeHead(404).end(),
      "/a/b/c/standings.csv",
    );
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(body).toMatch(/^It may belong to another season/);
  });

  test("no cache keeps a failure", async () => {
    const { headers } = await ask((response) => {
      response.writeHead(404, {
        "Cache-Control": "s-maxage=31536000",
        ETag: '"x"',
        "Content-Type": "text/html",
      });
      response.end(PAGE);
    });
    expect([headers.get("cache-control"), headers.get("etag")]).toEqual(["no-store", null]);
  });
});

describe("while the database is away", () => {
  const away: Answered = (response) => {
    const context = currentRequest();
    if (context) context.isDatabaseAway = true;
    response.writeHead(500, { "Content-Type": "text/html" }).end(SHELL);
  };

  test.each([
    { why: "a page", path: "/lakeside", headers: {}, type: "text/html; charset=utf-8" },
    { why: "a file", path: "/a.csv", headers: {}, type: "text/plain; charset=utf-8" },
    { why: "the data behind a page", path: "/me", headers: { rsc: "1" }, type: "text/plain; charset=utf-8" },
    { why: "a form of Next's client", path: "/me", headers: { "next-action": "x" }, type: "text/plain" },
  ])("$why says so, and when to come again", async ({ path, headers, type }) => {
    const answer = await ask(away, path, { headers });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.body).toContain("Nothing is lost");
  });
});

describe("on the way to another site", () => {
  const leaving: Answered = (response) =>
    void response
      .writeHead(303, { Location: "https://login.example.edu/auth?a=1&b=2", "Set-Cookie": "state=1" })
      .end();

  test("the response to a form is a page that leads there, since forms can only be sent to us", async () => {
    const { status, headers, body } = await ask(leaving, "/api/sign-in/oidc", {
      method: "POST",
      headers: { origin: OWN },
    });
    expect(status).toBe(200);
    expect(headers.get("refresh")).toBe("0; url=https://login.example.edu/auth?a=1&b=2");
    expect(headers.get("set-cookie")).toBe("state=1");
    expect(body).toContain("<p>You’re on your way to login.example.edu.</p>");
    expect(body).toContain(
      'href="https://login.example.edu/auth?a=1&amp;b=2">Continue to login.example.edu</a>',
    );
  });

  test("a link is a plain redirect", async () => {
    expect(await ask(leaving)).toMatchObject({ status: 303 });
  });
});

test("pages are compressed, and the length is that of what is sent", async () => {
  const { url } = await startFront({
    handle: async (_request, response) => html(200, PAGE.repeat(50))(response),
  });
  const headers = await new Promise((resolve, reject) => {
    send(url, { headers: { "accept-encoding": "gzip" } }, (response) => resolve(response.resume().headers))
      .on("error", reject)
      .end();
  });
  expect(headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
});

describe("the API", () => {
  test.each([
    { why: "no route", answered: html(404, PAGE), status: 404 },
    { why: "a failure", answered: html(500, SHELL), status: 500 },
  ])("is told in its own form: $why", async ({ answered, status }) => {
    const { headers, body, ...answer } = await ask(answered, "/api/v1/nothing", {
      headers: { accept: "text/html" },
    });
    expect(answer.status).toBe(status);
    expect(headers.get("content-type")).toBe("application/problem+json");
    expect(JSON.parse(body)).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
  });

  test("a request that the front refuses is told the same way", async () => {
    const { headers, body } = await ask(html(200, PAGE), "/api/v1/organizations", { method: "DELETE" });
    expect(headers.get("content-type")).toBe("application/problem+json");
    expect(JSON.parse(body)).toMatchObject({ status: 405 });
  });

  test.each([
    { method: "GET", allow: "POST", detail: /^There’s nothing to read at this address\./ },
    { method: "POST", allow: "GET, HEAD", detail: /can’t send anything to it/ },
  ])("$method where a route only takes $allow is told so", async ({ method, allow, detail }) => {
    const command = "/api/v1/organizations/lakeside/commands/addBreak";
    const { status, headers, body } = await ask((response) => response.writeHead(405).end(), command, {
      method,
    });
    expect([status, headers.get("allow")]).toEqual([405, allow]);
    expect(JSON.parse(body).detail).toMatch(detail);
  });
});
