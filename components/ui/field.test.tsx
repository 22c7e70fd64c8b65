import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { ChoiceGroup } from "./choice";
import { Segmented } from "./segmented";
import { Select } from "./select";
import { TextArea, TextInput } from "./text-input";
import { Tick } from "./tick";

const texts = { name: "answer", label: "The answer", hint: "A few words.", error: "Say something." };

test.each([
  { why: "a line of text", field: <TextInput {...texts} /> },
  { why: "several lines of text", field: <TextArea {...texts} /> },
  { why: "a list", field: <Select {...texts} options={[{ value: "a", label: "A" }]} /> },
  { why: "a tick", field: <Tick {...texts} /> },
  {
    why: "answers below each other",
    field: <ChoiceGroup {...texts} options={[{ value: "a", title: "A" }]} />,
  },
  { why: "answers side by side", field: <Segmented {...texts} segments={[{ value: "a", label: "A" }]} /> },
])("$why is described by its error and its hint, and an error summary finds it", ({ field }) => {
  const html = renderToStaticMarkup(field);
  const described = /aria-describedby="([^"]+)"/.exec(html)?.[1];

  expect(described).toBe("answer-error answer-hint");
  for (const id of ["answer", "answer-error", "answer-hint"]) expect(html).toContain(`id="${id}"`);
});

test("a field with nothing to add is described by nothing", () => {
  expect(renderToStaticMarkup(<TextInput name="answer" label="The answer" />)).not.toContain("aria-");
});
