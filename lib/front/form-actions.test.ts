import { expect, test } from "vitest";
import { boundaryOf, listNamedActions, renameActions } from "./form-actions";

const OLD = "40".repeat(21);
const NEW = "60".repeat(21);

test.each([
  { why: "an action alone", fields: [[`$ACTION_ID_${OLD}`, ""]] },
  {
    why: "an action with a state",
    fields: [
      ["$ACTION_REF_1", ""],
      ["$ACTION_1:0", `{"id":"${OLD}","bound":"$@1"}`],
      ["$ACTION_1:1", `[{"id":"kept"}]`],
    ],
  },
])("$why is found and renamed, and what was typed stays", async ({ fields }) => {
  const typed = ["said", `$ACTION_ID_${OLD}" {"id":"${OLD}"} naïve ♞`] as const;
  const { body, boundary } = await encode([...(fields as [string, string][]), typed]);
  const actions = listNamedActions(body, boundary);
  expect(actions.map(({ id }) => id)).toEqual([OLD]);

  const renamed = await decode(
    renameActions(body, actions, () => NEW),
    boundary,
  );
  const expected = fields.map((pair) => pair.map((text) => text?.replace(OLD, NEW)));
  expect(renamed).toEqual([...expected, typed]);
});

test("an id that has no other name stays as it is", async () => {
  const { body, boundary } = await encode([[`$ACTION_ID_${OLD}`, ""]]);
  expect(renameActions(body, listNamedActions(body, boundary), () => undefined)).toEqual(body);
});

test.each([
  { type: "multipart/form-data; boundary=----x", expected: "----x" },
  { type: 'multipart/form-data; charset=utf-8; boundary="a b"', expected: "a b" },
  { type: "multipart/form-data", expected: undefined },
  { type: "application/x-www-form-urlencoded; boundary=x", expected: undefined },
  { type: undefined, expected: undefined },
])("the boundary of $type is $expected", ({ type, expected }) => {
  expect(boundaryOf(type)).toBe(expected);
});

async function encode(fields: readonly (readonly [string, string])[]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const encoded = new Response(form);
  const boundary = boundaryOf(encoded.headers.get("content-type") ?? "") ?? "";
  return { body: Buffer.from(await encoded.arrayBuffer()), boundary };
}

async function decode(body: Buffer, boundary: string) {
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  return [...(await new Response(new Uint8Array(body), { headers }).formData())];
}
