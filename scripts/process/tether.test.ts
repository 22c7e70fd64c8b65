import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
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
  const script = `process.on("SIGTERM", () => setTimeout(() => process.exit(3), 50)); setInterval(() => {}, 1000);`;
  const program = tether(process.execPath, ["-e", script], options);
  await waitUntil(async () => undefined, { timeoutMs: 500, everyMs: 500 });
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
    timeoutMs: 5000,
    everyMs: 20,
  });
  expect(gone).toBe(true);
});

/** Tethers a program that prints its process id and sleeps. */
const HOLDER = `
  import { tether } from ${JSON.stringify(new URL("./tether.ts", import.meta.url).href)};
  tether("/bin/sh", ["-c", "echo $$; exec sleep 60"], { signal: "TERM", output: "inherit", cwd: "/" });
`;
