import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { isAlive } from "./other-process";
import { tether } from "./tether";
import { waitUntil } from "./wait-until";

const options = { signal: "TERM", output: "ignore", cwd: "/" } as const;

test("the exit code of a program that ends by itself is passed on", async () => {
  expect(await tether("/bin/sh", ["-c", "exit 7"], options).exited).toBe(7);
});

test("a program that doesn't exist counts as failed", async () => {
  expect(await tether("/no/such/program", [], options).exited).toBe(127);
});

test("stop sends the signal and waits", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rookery-tether-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const ready = join(folder, "ready");
  const script = `process.on("SIGTERM", () => setTimeout(() => process.exit(3), 50)); setInterval(() => {}, 1000);
    require("node:fs").writeFileSync(process.argv[1], "");`;
  const program = tether(process.execPath, ["-e", script, ready], options);
  await waitUntil(async () => existsSync(ready) || undefined, { timeoutMs: 60_000, everyMs: 20 });
  await program.stop();
  expect(await program.exited).toBe(3);
});

test("a program ends when its starter is killed without warning", async () => {
  const holder = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", HOLDER], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(holder.stdout, "data")) as [Buffer];
  const pid = Number(line.toString());
  expect(isAlive(pid)).toBe(true);

  holder.kill("SIGKILL");
  const gone = await waitUntil(async () => (isAlive(pid) ? undefined : true), {
    timeoutMs: 60_000,
    everyMs: 20,
  });
  expect(gone).toBe(true);
});

/** Tethers a program that prints its process id and sleeps. */
const HOLDER = `
  import { tether } from ${JSON.stringify(new URL("./tether.ts", import.meta.url).href)};
  tether("/bin/sh", ["-c", "echo $$; exec sleep 60"], { signal: "TERM", output: "inherit", cwd: "/" });
`;
