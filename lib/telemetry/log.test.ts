import { beforeEach, expect, test } from "vitest";
import { logBug } from "./bug";
import { takeConsole } from "./console";
import { recordRequest } from "./finished-request";
import { log, logTo } from "./log";
import { runInRequest } from "./request";

let lines: Record<string, unknown>[];
beforeEach(() => {
  lines = [];
  logTo({ write: (line) => lines.push(JSON.parse(line)) }, "debug");
});

test("a line is one JSON object with its time, its level and the request it is about", () => {
  runInRequest({ id: "r-1" }, () => log.info("Answered", { status: 200 }));
  expect(lines).toEqual([
    { level: "info", time: expect.any(String), request: "r-1", status: 200, message: "Answered" },
  ]);
});

test("outside of requests a line names none", () => {
  log.warn("Waiting");
  expect(lines[0]).not.toHaveProperty("request");
});

test("lines below the level are not written", () => {
  logTo({ write: (line) => lines.push(JSON.parse(line)) }, "warn");
  log.info("Answered");
  log.error("Failed");
  expect(lines.map(({ message }) => message)).toEqual(["Failed"]);
});

test("a logged error has an id of its own", () => {
  log.error("Failed", { error: new Error("No such round") });
  expect(lines[0]?.error).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: "Error" });
});

test("a bug carries the number of the error page and the request's id", () => {
  const error = Object.assign(new Error("No such round"), { digest: "1234567" });
  runInRequest({ id: "r-2" }, () => logBug(error, { method: "GET", route: "/[org]" }));
  expect(lines[0]).toMatchObject({ request: "r-2", digest: "1234567", route: "/[org]", method: "GET" });
});

test("a bug that Next reports three times in a request is logged once, and in another request again", () => {
  const error = Object.assign(new Error("No such round"), { digest: "1234567" });
  for (const id of ["r-3", "r-4"]) {
    const about = { method: "GET", route: "/[org]" };
    runInRequest({ id }, () => [1, 2, 3].map(() => logBug(error, about)));
  }
  expect(lines.map(({ request }) => request)).toEqual(["r-3", "r-4"]);
});

test.each([
  { why: "a page is worth a line", route: "/[org]", status: 200, level: "info" },
  { why: "a health check is not, as a rule", route: "/api/ready", status: 200, level: "debug" },
  { why: "a check that fails is", route: "/api/ready", status: 503, level: "warn" },
])("$why", ({ route, status, level }) => {
  recordRequest({ method: "GET", route, status, ms: 12.3 });
  expect(lines).toMatchObject([{ level, method: "GET", route, status, ms: 12 }]);
});

test("a method that a visitor made up is not repeated", () => {
  recordRequest({ method: "AMARA", route: "/[org]", status: 400, ms: 1 });
  expect(lines[0]).toMatchObject({ method: "OTHER" });
});

test("what libraries print loses addresses and comes as JSON", () => {
  const printer = { debug() {}, log() {}, info() {}, warn() {}, error: (..._said: unknown[]) => {} };
  takeConsole(printer);
  printer.error("\u001b[31mSign-in\u001b[39m failed for amara@campus.example\nsecond line", {
    to: "amara@campus.example",
  });
  printer.error(new TypeError("No user amara@campus.example"));
  expect(lines).toMatchObject([
    { level: "error", message: "Sign-in failed for [email]" },
    {
      level: "error",
      message: "A library reports",
      error: { name: "TypeError", message: "No user [email]" },
    },
  ]);
});

test("an error with a digest is left to the one who logs bugs, so that it is logged once", () => {
  const printer = { debug() {}, log() {}, info() {}, warn() {}, error: (..._said: unknown[]) => {} };
  takeConsole(printer);
  printer.error(Object.assign(new Error("Twice?"), { digest: "1" }));
  expect(lines).toEqual([]);
});
