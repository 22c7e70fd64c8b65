import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { insertLetters } from "@/lib/mail/store/letters";
import { sampleMail } from "@/lib/mail/testing/bounces";
import { freshDatabase } from "@/lib/testing/database";
import { projectPath } from "./process/project.ts";

const url = await freshDatabase();

test("the exit codes are the ones that mail servers understand", async () => {
  const to = { name: "Amara", email: "amara@campus.example" };
  await insertLetters([{ key: "bounced", to, subject: "Hello", text: "Words.", html: "" }], new Date());
  const { messageId } = await prisma().letter.findUniqueOrThrow({ where: { key: "bounced" } });
  const mail = sampleMail("exchange", messageId);

  expect(await bounce(mail)).toEqual({ code: 0, said: expect.stringMatching(/^The email is marked/) });
  const away = "postgresql://nobody@127.0.0.1:1/nothing";
  const ends = [bounce(mail), bounce(sampleMail("on-holiday", messageId)), bounce(mail, away)];
  expect(await Promise.all(ends)).toEqual([
    { code: 0, said: expect.stringMatching(/^Nothing changed/) },
    { code: 65, said: expect.stringMatching(/^This message isn’t a bounce/) },
    { code: 75, said: expect.stringMatching(/doesn't answer/) },
  ]);
});

test("if the settings can't be read, the mail server tries again later", async () => {
  const checkout = mkdtempSync(join(tmpdir(), "bounce-"));
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  for (const name of ["package.json", "scripts"]) {
    cpSync(projectPath(name), join(checkout, name), { recursive: true });
  }
  for (const name of ["node_modules", "lib", "tsconfig.json"]) {
    symlinkSync(projectPath(name), join(checkout, name));
  }
  // A folder, because root can read any file.
  mkdirSync(join(checkout, ".env"));
  expect(await bounce(sampleMail("on-holiday", "<none@campus.example>"), url, checkout)).toEqual({
    code: 75,
    said: expect.stringMatching(/^The file .+\.env can't be read\./),
  });
});

async function bounce(mail: string, databaseUrl = url, checkout = projectPath()) {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/bounce.ts"], {
    cwd: checkout,
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  child.stdin.on("error", () => {}).end(mail);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, said: `${out}${err}`.trim() };
}
