import { expect, test } from "vitest";
import { z } from "zod";
import { readTypedGames } from "@/lib/schemas/report";
import { readForm } from "./form";

const schema = z.object({ note: z.string().min(1, "Say something."), times: z.array(z.string()) });

test("what Postgres cannot store does not get past a form, neither in a field nor in a game", () => {
  const form = formOf([
    ["note", "Ama\0ra"],
    ["pgn-0", "1. e4 \0{ \0 }"],
  ]);
  expect(readForm(schema, form)).toEqual({ ok: true, value: { note: "Amara", times: [] } });
  expect(readTypedGames(form)).toEqual([{ white: null, pgn: "1. e4 {  }" }]);
});

test("a field of nothing but what cannot be stored is missing", () => {
  expect(readForm(schema, formOf([["note", "\0"]]))).toMatchObject({
    ok: false,
    trouble: { sentence: "Say something.", fields: { note: "Say something." } },
  });
});

test("a file in the place of text is no text", () => {
  const form = new FormData();
  form.append("note", new File(["x"], "x.txt"));
  expect(readForm(schema, form)).toMatchObject({ ok: false, trouble: { typed: { note: "" } } });
});

function formOf(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
