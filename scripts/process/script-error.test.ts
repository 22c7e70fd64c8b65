import { parseArgs } from "node:util";
import { expect, test } from "vitest";
import { describeScriptError, ScriptError } from "./script-error.ts";

test.each([
  { why: "a sentence of ours", raise: () => raise(new ScriptError("Start PostgreSQL first.")), lines: 1 },
  { why: "a mistyped option", raise: () => parseArgs({ args: ["--help"], options: {} }), lines: 1 },
  { why: "a bug keeps its stack", raise: () => raise(new Error("surprise")), lines: 2 },
])("$why", ({ raise: act, lines }) => {
  expect(describeScriptError(caught(act)).split("\n").length).toBeGreaterThanOrEqual(lines);
  if (lines === 1) expect(describeScriptError(caught(act))).not.toContain("\n");
});

function raise(error: Error): never {
  throw error;
}

function caught(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error("It should have thrown");
}
