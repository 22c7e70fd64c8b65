import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { freshDatabase } from "@/lib/testing/database";
import { makeLeague } from "@/lib/testing/league";
import { projectPath } from "./process/project.ts";

const url = await freshDatabase();

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
      /^Whoever opens this link .+\nhttps:\/\/chess\.example\.edu\/sign-in\/confirm\?/,
    ),
  });
  expect(await prisma().verificationToken.count({ where: { identifier: email } })).toBe(1);
  expect(await run("organization", "--slug", "nowhere", "--add-admin", email)).toEqual({
    code: 1,
    said: 'There\'s no organization "nowhere".',
  });
});

async function run(script: string, ...words: string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...words], {
    cwd: projectPath(),
    env: {
      ...process.env,
      DATABASE_URL: url,
      APP_URL: "https://chess.example.edu",
      AUTH_SECRET: "only-for-this-test-0123456789-0123456789",
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, said: `${out}${err}`.trim() };
}
