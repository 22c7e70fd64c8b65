import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { freshDatabase } from "@/lib/testing/database";
import { makeLeague } from "@/lib/testing/league";
import { projectPath } from "./process/project.ts";

const url = await freshDatabase();

test("the operator corrects an address from a shell, and a mistake changes nothing", async () => {
  await makeLeague({ players: 0, publish: false });
  const [before, after] = ["director@lakeside.example", "renata@lakeside.example"];
  expect(await correct("ann@lakeside.example", after)).toEqual({
    code: 1,
    said: "No account has the address ann@lakeside.example. Check how it's spelled.",
  });
  expect(await correct(before, after)).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^renata@lakeside.example is now the address .+ log of lakeside University\./,
    ),
  });
  expect(await prisma().user.count({ where: { email: after } })).toBe(1);
});

async function correct(...words: string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/correct-email.ts", ...words], {
    cwd: projectPath(),
    env: { ...process.env, DATABASE_URL: url },
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, said: `${out}${err}`.trim() };
}
