import { expect, test } from "vitest";
import { readSentText } from "./sent-file";

const FILE = "name,email\nAmara Osei,amara@campus.example\n";

test("a file is read up to its limit, and so is its text when it's sent again", async () => {
  const chosen = new FormData();
  chosen.set("file", new File([FILE], "players.csv"));
  expect(await readSentText(chosen, FILE.length)).toBe(FILE);
  expect(await readSentText(chosen, FILE.length - 1)).toBeNull();

  // As a form sends it, with two characters at each line's end.
  const shown = new FormData();
  shown.set("csv", FILE.replaceAll("\n", "\r\n"));
  expect(await readSentText(shown, FILE.length)).toBe(FILE);
  expect(await readSentText(shown, FILE.length - 1)).toBeNull();
});

test("a form without a file, or with an empty one, has no text", async () => {
  const form = new FormData();
  expect(await readSentText(form, 10)).toBeNull();
  form.set("file", new File([], "players.csv"));
  expect(await readSentText(form, 10)).toBeNull();
});
