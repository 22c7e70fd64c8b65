import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { projectPath } from "../process/project";
import { readText } from "./read-files";

const unit = new Map(
  readText("docs/deploy/rookery.service")
    .split("\n")
    .filter((line) => /^[A-Za-z]+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
);

test("the unit starts a script that exists, in the current release, as its own user", () => {
  const [node, , , script = ""] = (unit.get("ExecStart") ?? "").split(" ");
  expect(node).toBe("/usr/bin/node");
  expect(existsSync(projectPath(script))).toBe(true);
  expect(unit.get("WorkingDirectory")).toMatch(/\/current$/);
  expect(unit.get("User")).not.toBe("root");
});

test("it stops only the main process, and gives it as much time as supervise.ts takes", () => {
  expect(unit.get("KillMode")).toBe("mixed");
  expect(unit.get("KillSignal")).toBe("SIGTERM");
  // The exit code of scripts/process/script.ts after SIGTERM.
  expect(unit.get("SuccessExitStatus")).toBe("143");
  expect(Number(unit.get("TimeoutStopSec"))).toBeGreaterThan(60);
  expect(readText("scripts/releases/supervise.ts")).toContain("FINISH_MS = 60_000");
});

test("only the home folder is writable", () => {
  expect([unit.get("ProtectSystem"), unit.get("NoNewPrivileges")]).toEqual(["strict", "yes"]);
  expect(unit.get("WorkingDirectory")).toBe(`${unit.get("ReadWritePaths")}/current`);
});
