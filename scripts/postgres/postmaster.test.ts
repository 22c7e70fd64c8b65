import { expect, test } from "vitest";
import { isAlive } from "../process/other-process";
import { isPostgres, parsePostmaster } from "./postmaster";

test.each([
  {
    why: "a running server",
    text: "4711\n/srv/data\n1700000000\n5433\n\n127.0.0.1\n",
    expected: { pid: 4711, port: 5433 },
  },
  {
    why: "a server that is still starting has no port yet",
    text: "4711\n/srv/data\n1700000000\n",
    expected: { pid: 4711, port: 0 },
  },
  {
    why: "a server in single-user mode writes a negative id",
    text: "-4711\n/srv/data\n",
    expected: { pid: 4711, port: 0 },
  },
  { why: "an empty file, cut off by a crash", text: "", expected: undefined },
])("postmaster.pid: $why", ({ text, expected }) => {
  expect(parsePostmaster(text)).toEqual(expected);
});

test("a process id that another program has now isn't a server", () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isPostgres(process.pid)).toBe(false);
});
