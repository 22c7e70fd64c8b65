import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anyFreePort } from "../process/free-port";
import { projectPath } from "../process/project";
import { type Tethered, tether } from "../process/tether";
import { waitUntil } from "../process/wait-until";
import { noteBuilt, servedAt } from "./build-release";
import { askForRelease, isServed } from "./control";
import { refuseToBuildWhileServing } from "./served-folder";

let root: string;
let socket: string;
let address: string;
let supervised: Tethered;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "supervise-"));
  socket = join(root, "serving.sock");
  const port = await anyFreePort();
  address = `http://127.0.0.1:${port}`;
  const script = projectPath("scripts", "releases", "testing", "supervised.ts");
  supervised = tether(
    process.execPath,
    ["--import", "tsx", script, makeRelease("one", answering("one")), socket, String(port)],
    { signal: "TERM", output: "ignore", cwd: projectPath() },
  );
  await waitUntil(async () => ((await isServed(socket)) ? true : undefined), {
    timeoutMs: 30_000,
    everyMs: 50,
  });
});

afterAll(async () => {
  await supervised.stop();
  rmSync(root, { recursive: true });
});

test("a release takes over while requests come in, and none of them fails", async () => {
  let isOver = false;
  const load = Promise.all(Array.from({ length: 8 }, () => askUntil(() => isOver)));
  expect(await askForRelease(socket, makeRelease("two", answering("two")))).toBe(true);
  const after = await ask();
  isOver = true;
  const answers = (await load).flat();
  expect(after).toBe("two");
  expect(new Set(answers)).toEqual(new Set(["one", "two"]));
});

test("a release counts as serving once it has taken over, while the one before still finishes", async () => {
  const release = makeRelease("three", answering("three"));
  const slow = ask("/slow");
  let isOver = false;
  const asked = askForRelease(socket, release).then(() => {
    isOver = true;
  });
  const servedAfterward = await waitUntil(async () => servedAt(release), { timeoutMs: 20_000, everyMs: 50 });
  expect(servedAfterward).toBeDefined();
  expect(() => refuseToBuildWhileServing(release)).toThrow("This folder serves the site");
  expect(isOver).toBe(false);
  expect(await slow).toBe("two");
  await asked;
});

test("the operator's own limit of the heap, from the settings, isn't replaced", async () => {
  expect(await ask("/arguments")).toBe("--max-old-space-size=333 --import tsx");
});

test("a release that can't start is refused, and the running one continues", async () => {
  const broken = makeRelease("broken", `process.exit(3);`);
  await expect(askForRelease(socket, broken)).rejects.toThrow("couldn't be started: it exited with code 3");
  expect(await ask()).toBe("three");
});

test("a server process that exits is replaced by one of the same release", async () => {
  await ask("/end");
  const again = await waitUntil(async () => ((await ask()) === "three" ? "three" : undefined), {
    timeoutMs: 20_000,
    everyMs: 50,
  });
  expect(again).toBe("three");
});

test("without a server there's no answer", async () => {
  expect(await askForRelease(join(root, "none.sock"), "/nowhere")).toBe(false);
});

function makeRelease(name: string, serve: string): string {
  const folder = join(root, "releases", name);
  mkdirSync(join(folder, "scripts"), { recursive: true });
  writeFileSync(join(folder, "scripts", "serve.ts"), serve);
  writeFileSync(join(folder, "package.json"), `{ "type": "module" }`);
  symlinkSync(projectPath("node_modules"), join(folder, "node_modules"));
  noteBuilt(folder);
  return folder;
}

/** A server that answers with its name after a moment, and finishes its answers when it's told to stop. */
function answering(name: string): string {
  return `
    import { createServer } from "node:http";
    const server = createServer((request, response) => {
      if (request.url === "/end") process.exit(1);
      if (request.url === "/arguments")
        return response.end([process.env.NODE_OPTIONS, ...process.execArgv].join(" "));
      const moment = request.url === "/slow" ? 5_000 : 20;
      setTimeout(() => response.setHeader("Connection", "close").end("${name}"), moment);
    });
    server.listen(Number(process.env.PORT), "127.0.0.1");
    process.once("SIGTERM", () => server.close(() => process.exit(0)));
  `;
}

async function ask(path = "/"): Promise<string> {
  const answer = await fetch(address + path).catch((error: Error) => error);
  return answer instanceof Error ? `failed: ${answer.cause}` : answer.text();
}

async function askUntil(isOver: () => boolean): Promise<string[]> {
  const answers: string[] = [];
  while (!isOver()) answers.push(await ask());
  return answers;
}
