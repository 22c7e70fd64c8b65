import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { expect, inject, onTestFinished, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { eraseFromServer } from "@/lib/erasure/store/erase";
import { closeConnections } from "@/lib/jobs/close-connections";
import { ownDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { withClient } from "./postgres/connect.ts";
import { projectPath } from "./process/project.ts";

const url = await ownDatabase();

test("an operator makes a link, and an admin where no one is left who can", async () => {
  await makeLeague({ players: 2, publish: false });
  const email = "ann@lakeside.example";
  expect(await run("organization", "--slug", "lakeside", "--add-admin", email)).toEqual({
    code: 0,
    said: expect.stringMatching(/^ann@lakeside\.example is now an admin of lakeside University\.\n/),
  });
  expect(await run("sign-in-link", "--email", email)).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^This link signs its reader in as .+\nhttps:\/\/chess\.example\.edu\/sign-in\/confirm\?/,
    ),
  });
  expect(await prisma().verificationToken.count({ where: { identifier: email } })).toBe(1);
  expect(await run("organization", "--slug", "nowhere", "--add-admin", email)).toEqual({
    code: 1,
    said: 'There\'s no organization "nowhere".',
  });
});

test("a command without what it needs says what that is", async () => {
  expect(await run("sign-in-link")).toEqual({
    code: 1,
    said: "Give the address: npm run sign-in-link -- --email ann@lakeside.example",
  });
  const commands = [
    ["sign-in-link", "--email", "ann@lakeside.example"],
    ["organization", "--slug", "lakeside", "--add-admin", "ann@lakeside.example"],
    ["correct-email", "ann@lakeside.example", "ann.smith@lakeside.example"],
    ["erase", "--user", "0193a5f0-7c3e-7b1a-9d2e-5f6a7b8c9d0e"],
  ] as const;
  for (const [script, ...words] of commands) {
    const { code, said } = await run(script, ...words, { APP_URL: "", AUTH_SECRET: "" });
    expect([script, code]).toEqual([script, 1]);
    expect(said).toMatch(/^APP_URL must be .+\nAUTH_SECRET must be .+$/);
  }
});

test.each(["migrate", "rebuild"])("%s doesn’t start with an option that it doesn’t have", async (script) => {
  expect(await run(script, "--dry-run")).toEqual({ code: 1, said: "Unknown option '--dry-run'" });
});

test("after a restore, accounts are deleted again, and names withheld again", async () => {
  const { players, organizationId } = await makeLeague({ slug: "restored", players: 3 });
  const [erased, withheld] = players.map(({ userId }) => userId);
  if (!erased || !withheld) throw new Error("Three players");
  const restored = await copyDatabase();
  await eraseFromServer(erased, MONDAY);
  await prisma().withheldName.create({ data: { organizationId, userId: withheld, at: MONDAY } });

  expect(await run("erase", "--since", url, { DATABASE_URL: restored })).toEqual({
    code: 0,
    said: `1 name(s) withheld again.\nThe account ${erased} is deleted.\n1 account(s) deleted again.`,
  });

  const { rows } = await withClient(restored, (client) =>
    client.query(
      `SELECT (SELECT name FROM "user" WHERE id = $1) AS name, (SELECT count(*)::int FROM withheld_name) AS withheld`,
      [erased],
    ),
  );
  expect(rows).toEqual([{ name: "Deleted account", withheld: 1 }]);
  expect(await run("erase", "--since", url, { DATABASE_URL: restored })).toEqual({
    code: 0,
    said: "0 name(s) withheld again.\n0 account(s) deleted again.",
  });
});

/** A copy of this test's database, as a restored backup is. */
async function copyDatabase(): Promise<string> {
  await closeConnections();
  const server = inject("databaseServer");
  const copy = `${new URL(url).pathname.slice(1)}_restored`;
  await withClient(server, (client) =>
    client.query(`CREATE DATABASE "${copy}" TEMPLATE "${new URL(url).pathname.slice(1)}" STRATEGY FILE_COPY`),
  );
  onTestFinished(() =>
    withClient(server, async (client) => void (await client.query(`DROP DATABASE "${copy}" WITH (FORCE)`))),
  );
  return Object.assign(new URL(url), { pathname: `/${copy}` }).href;
}

async function run(script: string, ...words: (string | Readonly<Record<string, string>>)[]) {
  const args = words.filter((word) => typeof word === "string");
  const settings = Object.assign({}, ...words.filter((word) => typeof word !== "string"));
  const child = spawn(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...args], {
    cwd: projectPath(),
    env: {
      ...process.env,
      DATABASE_URL: url,
      APP_URL: "https://chess.example.edu",
      AUTH_SECRET: "only-for-this-test-0123456789-0123456789",
      ...settings,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, said: `${out}${err}`.trim() };
}
