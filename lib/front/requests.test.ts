import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { logTo } from "@/lib/telemetry/log";
import { postAt } from "./posts";
import { OWN, startFront } from "./testing/front-server";
import { head, sendRaw } from "./testing/raw-request";

const ID = "40".padEnd(42, "a");
const ACTION = `\r\nContent-Disposition: form-data; name="$ACTION_ID_${ID}"\r\n\r\n\r\n`;
const FORM = `--b${ACTION}--b--\r\n`;
const FORM_HEAD = [
  `Origin: ${OWN}`,
  "Content-Type: multipart/form-data; boundary=b",
  `Content-Length: ${FORM.length}`,
];

test("a form from our page at another address is told ours, and no word of the visitor's is repeated", async () => {
  const { port } = await startFront({ handle: async (_request, response) => void response.end("Next") });
  const logged: { readonly message: string }[] = [];
  logTo({ write: (line) => logged.push(JSON.parse(line)) }, "warn");
  const lines = ["Origin: http://visitors-own.example:3000", "Accept: text/html", ...FORM_HEAD.slice(1)];
  for (let again = 0; again < 2; again += 1) {
    const answer = await sendRaw(port, [head("POST", "/me", lines), FORM]);
    expect(answer.status).toBe(403);
    expect(answer.body).toContain(`This site’s address is ${OWN}. Open the page there`);
    expect(answer.body).toContain(`href="${OWN}/"`);
    expect(answer.body).not.toContain("visitors-own");
  }
  expect(logged).toHaveLength(1);
  expect(logged[0]?.message).toContain("If people open the site there, set APP_URL");
  expect(JSON.stringify(logged)).not.toContain("visitors-own");
});

describe("a request is answered by Next or refused with a sentence", () => {
  test.each([
    { why: "a page", raw: [head("GET", "/lakeside?a=1%41")], status: 200 },
    { why: "only its head", raw: [head("HEAD", "/lakeside")], status: 200 },
    { why: "a form of ours", raw: [head("POST", "/me", FORM_HEAD), FORM], status: 200 },
    { why: "bad percent encoding", raw: [head("GET", "/%E0%A4%A")], status: 400 },
    { why: "a NUL in a path", raw: [head("GET", "/api/calendars/own/%00.ics")], status: 400 },
    { why: "a NUL in a query", raw: [head("GET", "/sign-in?next=%00")], status: 400 },
    { why: "a line break in a path", raw: [head("GET", "/lakeside%0d%0aSet-Cookie:x")], status: 400 },
    { why: "an address of another site", raw: [head("GET", "http://elsewhere.example/")], status: 400 },
    { why: "a path of 3 kB", raw: [head("GET", `/${"a".repeat(3_000)}`)], status: 414 },
    { why: "a head of 60 kB", raw: [head("GET", `/${"a".repeat(60_000)}`)], status: 414 },
    { why: "no request at all", raw: ["hello\r\n\r\n"], status: 400 },
    { why: "TRACE", raw: [head("TRACE", "/")], status: 405 },
    { why: "a tunnel", raw: [head("CONNECT", "elsewhere.example:443")], status: 405 },
    { why: "a method of file shares", raw: [head("PROPFIND", "/")], status: 405 },
    { why: "OPTIONS to a file that is kept", raw: [head("OPTIONS", "/a/b/c/standings.csv")], status: 405 },
    { why: "DELETE to a file that is kept", raw: [head("DELETE", "/a/b/c/standings.csv")], status: 405 },
    {
      why: "POST to a file that is kept",
      raw: [head("POST", "/a/b/c/standings.csv", FORM_HEAD), FORM],
      status: 405,
    },
    {
      why: "the same, spelled differently",
      raw: [head("POST", "/a/b/c/standings%2Ecsv/", FORM_HEAD), FORM],
      status: 405,
    },
    {
      why: "what only the app itself may ask",
      raw: [head("POST", "/api/expire", FORM_HEAD), FORM],
      status: 405,
    },
    { why: "two hosts", raw: [head("GET", "/", ["Host: elsewhere.example"])], status: 400 },
    {
      why: "two origins",
      raw: [head("POST", "/me", ["Origin: https://elsewhere.example", ...FORM_HEAD]), FORM],
      status: 400,
    },
    {
      why: "two lengths",
      raw: [head("POST", "/me", ["Content-Length: 1", ...FORM_HEAD]), FORM],
      status: 400,
    },
    { why: "a page asked for with a body", raw: [head("GET", "/", ["Content-Length: 1"]), "x"], status: 400 },
    {
      why: "a form of no content type",
      raw: [head("POST", "/me", [`Origin: ${OWN}`, "Content-Length: 1"]), "x"],
      status: 415,
    },
    {
      why: "JSON to a page",
      raw: [
        head("POST", "/me", [`Origin: ${OWN}`, "Content-Type: application/json", "Content-Length: 2"]),
        "{}",
      ],
      status: 415,
    },
    {
      why: "a form that ends too early",
      raw: [head("POST", "/me", [...FORM_HEAD.slice(0, 2), "Content-Length: 20"]), FORM.slice(0, 20)],
      status: 400,
    },
  ])("$why: $status", async ({ raw, status }) => {
    const { port } = await startFront({ handle: async (_request, response) => void response.end("Next") });
    const answer = await sendRaw(port, raw);
    expect(answer.status).toBe(status);
    if (status === 200) return;
    expect(answer.body).toMatch(/\w+ \w+.*\.\s/);
    expect(answer.body).not.toContain("Next");
    if (status === 405) expect(answer.head).toMatch(/^Allow: GET, HEAD/im);
  });
});

describe("forms are accepted from pages of APP_URL, whatever a proxy says", () => {
  test.each([
    { why: "from a page of ours", lines: [`Origin: ${OWN}`, "Sec-Fetch-Site: same-origin"], status: 200 },
    { why: "from an older browser", lines: [`Origin: ${OWN}`], status: 200 },
    {
      why: "a proxy names another host",
      lines: [`Origin: ${OWN}`, "X-Forwarded-Host: inside.example"],
      status: 200,
    },
    { why: "from nowhere", lines: [], status: 403 },
    { why: "from another site", lines: ["Origin: https://elsewhere.example"], status: 403 },
    {
      why: "from another site that a proxy takes for us",
      lines: ["Origin: https://elsewhere.example", "X-Forwarded-Host: elsewhere.example"],
      status: 403,
    },
    {
      why: "sent by a page of another site",
      lines: [`Origin: ${OWN}`, "Sec-Fetch-Site: cross-site"],
      status: 403,
    },
    { why: "sent by a neighbor site", lines: [`Origin: ${OWN}`, "Sec-Fetch-Site: same-site"], status: 403 },
    { why: "a mail program's one click", path: "/api/letters/off/token", lines: [], status: 200 },
    {
      why: "what a campus says, from the campus's own page",
      path: "/api/campus/lakeside/acs",
      lines: ["Origin: https://login.lakeside.example", "Sec-Fetch-Site: cross-site"],
      status: 200,
    },
    {
      why: "a campus sign-in that another site starts",
      path: "/api/sign-in/campus",
      lines: ["Origin: https://login.lakeside.example"],
      status: 403,
    },
    {
      why: "another address beside it",
      path: "/api/campus/lakeside/acs/x",
      lines: ["Origin: https://login.lakeside.example"],
      status: 405,
    },
    { why: "a mail provider's bounce", path: "/api/bounces", lines: [], status: 200 },
    { why: "a sign-in from another site", path: "/api/sign-in/email", lines: ["Origin: null"], status: 403 },
  ])("$why: $status", async ({ path = "/me", lines, status }) => {
    const hosts: unknown[] = [];
    const { port } = await startFront({
      handle: async ({ headers }, response) => {
        hosts.push(headers.host, headers["x-forwarded-host"], headers["x-forwarded-proto"]);
        response.end("Next");
      },
    });
    const answer = await sendRaw(port, [head("POST", path, [...lines, ...FORM_HEAD.slice(1)]), FORM]);
    expect(answer.status).toBe(status);
    expect(hosts).toEqual(status === 200 ? ["chess.example.edu", "chess.example.edu", "https"] : []);
  });

  test.each([
    { why: "by its name", host: "localhost:4000", status: 200 },
    { why: "by its number", host: "127.0.0.1:4000", status: 200 },
    { why: "by a name that is someone else's", host: "elsewhere.example:4000", status: 403 },
  ])("the demo takes forms at any address of this machine: $why: $status", async ({ host, status }) => {
    const { port } = await startFront({
      site: { appUrl: "http://localhost:3000", isDemo: true },
      handle: async (_request, response) => {
        response.writeHead(303, { Location: "http://localhost:3000/me" }).end();
      },
    });
    const request = [
      "POST /api/sign-in/demo HTTP/1.1",
      `Host: ${host}`,
      `Origin: http://${host}`,
      "Connection: close",
    ];
    const answer = await sendRaw(port, [`${request.join("\r\n")}\r\nContent-Length: 0\r\n\r\n`]);
    expect(answer.status).toBe(status === 200 ? 303 : 403);
    if (status === 200) expect(answer.head).toContain(`Location: http://${host}/me`);
  });
});

test("every route of the app that takes a POST is in the table, and none that doesn't", () => {
  const root = fileURLToPath(new URL("../../app", import.meta.url));
  const routes = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\/route\.ts$/.test(file),
  );
  expect(routes.length).toBeGreaterThan(10);
  for (const file of routes) {
    const address = `/${file
      .replace(/\/route\.ts$/, "")
      .replace(/\([^)]*\)\//g, "")
      .replace("[number]", "1")
      .replace(/\[[^\]]+\]/g, "x")}`;
    const takesPost = /export (async function|const) POST\b/.test(readFileSync(join(root, file), "utf8"));
    expect({ address, takesPost: postAt(address) !== undefined }).toEqual({ address, takesPost });
  }
});
