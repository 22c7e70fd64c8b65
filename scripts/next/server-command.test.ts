import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { BUILT_SERVER, serverCommand } from "./server-command";

const checkout = mkdtempSync(join(tmpdir(), "rookery-checkout-"));
afterAll(() => rmSync(checkout, { recursive: true }));

const LIMIT = expect.stringMatching(/^--max-old-space-size=\d+$/);

test("a server that wasn't built is translated as it runs", () => {
  expect(serverCommand(checkout, "")).toEqual({
    script: join(checkout, "scripts", "serve.ts"),
    nodeArguments: [LIMIT, "--import", "tsx"],
  });
});

test("a built server runs as it is, and its heap has a limit unless the operator has set one", () => {
  const script = join(checkout, BUILT_SERVER);
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(script, "");
  expect(serverCommand(checkout, "")).toEqual({ script, nodeArguments: [LIMIT] });
  expect(serverCommand(checkout, "--trace-warnings")).toEqual({ script, nodeArguments: [LIMIT] });
  expect(serverCommand(checkout, "--max-old-space-size=2048")).toEqual({ script, nodeArguments: [] });
  expect(serverCommand(checkout, "--max_old_space_size=2048")).toEqual({ script, nodeArguments: [] });
});
