import { describe, expect, test } from "vitest";
import { translateAction } from "./action";
import { findFields } from "./form";
import { REFUSALS } from "./refusals";
import { OWN, startFront } from "./testing/front-server";

const OLD = "40".padEnd(42, "a");
const NEW = "40".padEnd(42, "b");
const GONE = "40".padEnd(42, "c");
/** Goes by NEW today, but took other arguments. */
const OTHER = "60".padEnd(42, "d");
const actionFor = (id: string) => ([OLD, NEW, OTHER].includes(id) ? NEW : undefined);

const B = "b0undary";
const TYPE = `multipart/form-data; boundary=${B}`;
const form = (fields: Readonly<Record<string, string>>) =>
  Buffer.from(
    `${Object.entries(fields)
      .map(([name, value]) => `--${B}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join("")}--${B}--\r\n`,
  );
const bound = (id: string) => ({
  $ACTION_REF_1: "",
  "$ACTION_1:0": JSON.stringify({ id, bound: "$@1" }),
  "$ACTION_1:1": JSON.stringify([{ kind: "new" }]),
  $ACTION_KEY: "k123",
});

function translate(fields: Readonly<Record<string, string>>, header?: string) {
  const body = form(fields);
  const found = findFields(body, { "content-type": TYPE });
  if (typeof found === "string") throw new Error(found);
  return translateAction({ headers: header ? { "next-action": header } : {} }, body, found, actionFor);
}

describe("an action goes by the id of today", () => {
  test.each([
    { why: "the id is the field's name", fields: { [`$ACTION_ID_${OLD}`]: "", note: "hello" } },
    { why: "the id is in a hidden field", fields: { ...bound(OLD), note: "hello" } },
  ])("$why", ({ fields }) => {
    const translated = translate(fields);
    expect("body" in translated && translated.body.toString()).toContain(NEW);
    expect("body" in translated && translated.body.toString()).not.toContain(OLD);
  });

  test("the id is a header", () => {
    expect(translate({ "1_note": "hello", "0": '["$K1"]' }, OLD)).toMatchObject({ header: NEW });
  });
});

test.each([
  { why: "none", text: "[]", ok: true },
  { why: "some", text: '["$undefined",{"a":1}]', ok: true },
  { why: "a reference to nothing", text: '["$@1"]', ok: false },
  { why: "words that begin with a dollar sign", text: '["$$Q0","$Infinity"]', ok: true },
  { why: "a function", text: '["$F0"]', ok: false },
  { why: "a map", text: '["$Q0"]', ok: false },
  { why: "a set within an object", text: '[{"a":["$W0"]}]', ok: false },
  { why: "no list", text: "null", ok: false },
  { why: "an object", text: "{}", ok: false },
  { why: "a hundred references to one form", text: JSON.stringify(Array(100).fill("$K1")), ok: true },
  { why: "more references than a form has", text: JSON.stringify(Array(101).fill("$K1")), ok: false },
  { why: "half a list", text: "[", ok: false },
])("an action without a form brings its arguments as a text: $why", ({ text, ok }) => {
  const body = Buffer.from(text);
  const headers = { "next-action": OLD, "content-type": "text/plain;charset=UTF-8" };
  const fields = findFields(body, headers);
  if (typeof fields === "string") throw new Error(fields);
  const translated = translateAction({ headers }, body, fields, actionFor);
  expect(translated).toEqual(ok ? { body, header: NEW } : { refusal: "broken-form" });
});

describe("what was typed is kept when the action is gone", () => {
  test.each([
    {
      why: "sent without JavaScript",
      fields: { ...bound(GONE), note: "hello", matchId: "01a201ba-d38b-747b-b710-2d9379713315" },
      header: undefined,
    },
    {
      why: "sent by a client that leaves out what the action of today reads",
      fields: { "1_note": "hello", "0": '["$K1"]' },
      header: OTHER,
    },
    { why: "sent by the client", fields: { "1_note": "hello", "0": '["$K1"]' }, header: GONE },
    {
      why: "sent with hidden fields",
      fields: { "1_org": "depaul", "1_season": "fall", "1_seen": "4", "1_note": "hello", "0": '["$K1"]' },
      header: GONE,
    },
  ])("$why", ({ fields, header }) => {
    expect(translate(fields, header)).toEqual({
      refusal: "old-form",
      typed: [{ name: "note", value: "hello" }],
    });
  });
});

test.each([
  { why: "no action", fields: { note: "hello" } },
  { why: "an id that is none", fields: { $ACTION_ID_x: "" } },
  { why: "a reference to nothing", fields: { $ACTION_REF_1: "" } },
  { why: "a reference that isn't JSON", fields: { ...bound(OLD), "$ACTION_1:0": "{" } },
  { why: "a reference without an id", fields: { ...bound(OLD), "$ACTION_1:0": "{}" } },
  {
    why: "bound values that aren't there",
    fields: { $ACTION_REF_1: "", "$ACTION_1:0": JSON.stringify({ id: OLD, bound: "$@7" }) },
  },
  {
    why: "bound values that are no reference",
    fields: { ...bound(OLD), "$ACTION_1:0": JSON.stringify({ id: OLD, bound: [1] }) },
  },
  { why: "bound values that are nothing", fields: { ...bound(OLD), "$ACTION_1:1": "null" } },
  { why: "a bound map of the reference itself", fields: { ...bound(OLD), "$ACTION_1:1": '["$Q0"]' } },
  { why: "bound values that aren't JSON", fields: { ...bound(OLD), "$ACTION_1:1": "[" } },
  {
    why: "bound values within values without end",
    fields: { ...bound(OLD), "$ACTION_1:1": `${"[".repeat(5_000)}${"]".repeat(5_000)}` },
  },
  { why: "a part that refers to one that isn't there", fields: { "0": '["$F9"]' }, header: OLD },
  { why: "a header that is no id", fields: { "0": '["$K1"]' }, header: "x" },
])("refused: $why", ({ fields, header }: { fields: Record<string, string>; header?: string }) => {
  expect(translate(fields, header)).toMatchObject({ refusal: "broken-form" });
});

describe("the answer to a form of an older version", () => {
  const ask = async (headers: Record<string, string>) => {
    const { url } = await startFront({
      site: { actionFor },
      handle: async (_request, response) => void response.end("Next"),
    });
    const fields = { ...bound(GONE), "player.familyName": 'O\'Neill <b>"x"</b>', note: "two\nlines" };
    return fetch(`${url}/me?a=1`, {
      method: "POST",
      body: new Uint8Array(form(fields)),
      headers: { origin: OWN, "content-type": TYPE, ...headers },
    });
  };

  test("without JavaScript it is a page with every field, and the way back to the form", async () => {
    const answer = await ask({});
    const html = await answer.text();
    expect(answer.status).toBe(REFUSALS["old-form"].status);
    expect(html).toContain("Rookery was updated while you were typing");
    expect(html).toContain("O&#39;Neill &lt;b&gt;&quot;x&quot;&lt;/b&gt;</textarea>");
    expect(html).toContain("Player family name</label>");
    expect(html).toContain("two\nlines</textarea>");
    expect(html).toContain('href="/me?a=1">Open the form again</a>');
    expect(html).not.toContain("ACTION");
  });

  test("Next's client is told that the action is gone", async () => {
    const answer = await ask({ "next-action": GONE });
    expect(answer.headers.get("x-nextjs-action-not-found")).toBe("1");
    expect(answer.headers.get("content-type")).toBe("text/plain");
  });
});
