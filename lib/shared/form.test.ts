import { expect, test } from "vitest";
import { z } from "zod";
import { readTypedGames } from "@/lib/match/input/report";
import { fieldErrors, readForm, skippedTime } from "./form";

const schema = z.object({ note: z.string().min(1, "Say something."), times: z.array(z.string()) });

test("what Postgres can't store is removed by a form, in fields and in games", () => {
  const form = formOf([
    ["note", "Ama\0ra"],
    ["pgn-0", "1. e4 \0{ \0 }"],
  ]);
  expect(readForm(schema, form)).toEqual({ ok: true, value: { note: "Amara", times: [] } });
  expect(readTypedGames(form)).toEqual([{ white: null, pgn: "1. e4 {  }" }]);
});

test("a field with only such characters counts as missing", () => {
  expect(readForm(schema, formOf([["note", "\0"]]))).toMatchObject({
    ok: false,
    errors: { sentence: "Say something.", fields: { note: "Say something." } },
  });
});

test.each([
  {
    why: "one field says what's wrong itself",
    fields: { opens: "Enter a time." },
    sentence: "Enter a time.",
  },
  {
    why: "several are counted",
    fields: { opens: "Enter a time.", closes: "These hours overlap." },
    sentence: "2 things need fixing.",
  },
])("the sentence above a form: $why", ({ fields, sentence }) => {
  expect(fieldErrors(formOf([]), fields)).toMatchObject({ sentence, fields });
});

test("a file in place of text isn't text", () => {
  const form = new FormData();
  form.append("note", new File(["x"], "x.txt"));
  expect(readForm(schema, form)).toMatchObject({ ok: false, errors: { typed: { note: "" } } });
});

test.each([1_000, 18_800])("a form of %i fields is gone through a few times, not once per field", (count) => {
  const form = new CountedForm();
  for (let index = 0; index < count; index += 1) form.append(`field-${index}`, "x");
  readForm(schema, form);
  expect(form.passes).toBeLessThanOrEqual(6);
});

test.each([
  { why: "the hour that a spring night skips", typed: "2027-03-14T02:30", skips: "2:30 am" },
  { why: "the hour after it", typed: "2027-03-14T03:00", skips: null },
  { why: "the hour that an autumn night has twice", typed: "2026-11-01T01:30", skips: null },
  { why: "with seconds, as some browsers send it", typed: "2027-03-14T02:00:00", skips: "2:00 am" },
  { why: "no time at all", typed: "2:30, in the night", skips: null },
])("a time that doesn't exist is refused: $why", ({ typed, skips }) => {
  const form = formOf([
    ["times", "2027-03-13T16:00"],
    ["times", typed],
  ]);
  const sentence = `Clocks go forward that night and skip ${skips}. Pick another time.`;
  const refused = {
    sentence,
    fields: { times: sentence },
    typed: { times: `2027-03-13T16:00\n${typed}` },
  };
  expect(skippedTime(form, "America/Chicago")).toEqual(skips ? refused : null);
});

/** Counts how often its fields are iterated, because each lookup of a name takes as long as a full pass. */
class CountedForm extends FormData {
  passes = 0;
  override get(name: string) {
    this.passes += 1;
    return super.get(name);
  }
  override getAll(name: string) {
    this.passes += 1;
    return super.getAll(name);
  }
  override keys() {
    this.passes += 1;
    return super.keys();
  }
  override [Symbol.iterator]() {
    this.passes += 1;
    return super[Symbol.iterator]();
  }
}

function formOf(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
