import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { noteEachServing, noteServing, refuseToBuildWhileServing } from "./served-folder";

test.each([
  { why: "no process serves", pid: undefined, isRefused: false },
  { why: "a process serves", pid: process.ppid, isRefused: true },
  { why: "the process that served was killed", pid: 2 ** 22 + 1, isRefused: false },
])("$why: building is refused: $isRefused", ({ pid, isRefused }) => {
  const checkout = makeCheckout();
  if (pid) writeFileSync(join(checkout, ".data", "serving"), String(pid));
  const build = () => refuseToBuildWhileServing(checkout);
  if (isRefused) expect(build).toThrow(`This folder serves the site (process ${pid})`);
  else expect(build).not.toThrow();
});

test("the mark is removed with the process that serves", () => {
  const checkout = makeCheckout();
  const takeAway = noteServing(checkout);
  takeAway();
  expect(() => refuseToBuildWhileServing(checkout)).not.toThrow();
  expect(noteServing(join(checkout, "package.json", "nowhere"))).not.toThrow();
});

test("a process that stops leaves the mark of another that serves", () => {
  const checkout = makeCheckout();
  const notes = join(checkout, ".data", "serving-processes");
  mkdirSync(notes);
  writeFileSync(join(notes, String(process.ppid)), "");
  writeFileSync(join(notes, String(2 ** 22 + 1)), "");
  const takeAway = noteServing(checkout);
  expect(existsSync(join(notes, String(2 ** 22 + 1)))).toBe(false);
  takeAway();
  expect(() => refuseToBuildWhileServing(checkout)).toThrow(`(process ${process.ppid})`);
});

test("the mark moves to each release that takes over, also on the way back, and stays if one can't", async () => {
  const [one, two, broken] = [makeCheckout(), makeCheckout(), makeCheckout()];
  const marked = () =>
    [one, two, broken].filter((release) =>
      existsSync(join(release, ".data", "serving-processes", String(process.pid))),
    );
  const mark = noteEachServing(one);
  const switchTo = mark.moveWith(async (release) => {
    if (release === broken) throw new Error("It couldn't be started.");
  });
  await switchTo(two);
  expect(marked()).toEqual([two]);
  await expect(switchTo(broken)).rejects.toThrow("It couldn't be started.");
  expect(marked()).toEqual([two]);
  await switchTo(two);
  expect(marked()).toEqual([two]);
  await switchTo(one);
  expect(marked()).toEqual([one]);
  mark.takeAway();
  expect(marked()).toEqual([]);
});

function makeCheckout(): string {
  const checkout = mkdtempSync(join(tmpdir(), "served-"));
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  mkdirSync(join(checkout, ".data"));
  writeFileSync(join(checkout, "package.json"), "");
  return checkout;
}
