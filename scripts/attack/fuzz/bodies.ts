import type { Chance } from "../../../prisma/seed/chance.ts";
import { listBuiltActions } from "../list-actions.ts";
import { addHeader, type Draft } from "./draft.ts";

const BOUNDARY = "----attack";

/** A broken or oversized multipart body. */
export function breakMultipart(draft: Draft, chance: Chance): Draft {
  const part = (head: string, text: string) => `--${BOUNDARY}\r\n${head}\r\n\r\n${text}\r\n`;
  const field = (name: string, text: string) => part(`Content-Disposition: form-data; name="${name}"`, text);
  const body = chance.pick([
    "",
    "not multipart at all",
    field("org", "x"),
    `${field("org", "x")}--${BOUNDARY}`,
    part("Content-Disposition: attachment", "x"),
    part("X: y", "x"),
    `${part('Content-Disposition: form-data; name="a"; filename="../../x\0.csv"', "x")}--${BOUNDARY}--\r\n`,
    `${field("__proto__", "x")}${field("constructor", "y")}--${BOUNDARY}--\r\n`,
    `${field("a".repeat(5_000), "x")}--${BOUNDARY}--\r\n`,
    `${field("email", "x".repeat(chance.between(1_000, 200_000)))}--${BOUNDARY}--\r\n`,
    `${field("x", "y").repeat(chance.between(50, 500))}--${BOUNDARY}--\r\n`,
    `${field("n\0ul", "\0\xff\xfe")}--${BOUNDARY}--\r\n`,
  ]);
  const type = chance.pick([
    `multipart/form-data; boundary=${BOUNDARY}`,
    "multipart/form-data",
    "multipart/form-data; boundary=",
    `multipart/form-data; boundary="${BOUNDARY}`,
    `multipart/form-data; boundary=${"b".repeat(200)}`,
    "multipart/form-data; charset=x; boundary=other",
    "application/x-www-form-urlencoded",
    "application/json",
    "text/plain;charset=\0",
  ]);
  return posted(draft, Buffer.from(body, "latin1"), { type, isChunked: chance.next() < 0.3 });
}

/** A form with hidden fields that name a missing action or a malformed one. */
export function breakAction(draft: Draft, chance: Chance): Draft {
  const ids = [...listIds(), "00".repeat(21), "7f".repeat(21), "x", "", "__proto__", "../../etc"];
  const id = chance.pick(ids);
  const fields = chance.pick<readonly (readonly [string, string])[]>([
    [[`$ACTION_ID_${id}`, ""]],
    [["$ACTION_REF_1", ""]],
    [
      ["$ACTION_REF_1", ""],
      ["$ACTION_1:0", "{"],
    ],
    [
      ["$ACTION_REF_1", ""],
      ["$ACTION_1:0", JSON.stringify({ id, bound: "$@9" })],
    ],
    [
      ["$ACTION_REF_1", ""],
      ["$ACTION_1:0", JSON.stringify({ id, bound: "$@1" })],
      [
        "$ACTION_1:1",
        chance.pick(["", "x", "[", '["$K1"]', '["$Q0"]', '["$F0"]', `${"[".repeat(3_000)}`, "null"]),
      ],
    ],
    [
      ["$ACTION_REF_1", ""],
      ["$ACTION_1:0", JSON.stringify({ id, bound: null })],
      ["$ACTION_KEY", "k"],
    ],
    [
      ["$ACTION_REF_1", ""],
      ["$ACTION_REF_2", ""],
      ["$ACTION_REF_3", ""],
    ],
    [["$ACTION_KEY", "k"]],
    [["$ACTION_", ""]],
  ]);
  const parts = fields.map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const body = Buffer.from(`${parts.join("")}--${BOUNDARY}--\r\n`, "latin1");
  return posted(draft, body, {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    isChunked: chance.next() < 0.3,
  });
}

/** What a page with scripts sends, with something wrong in it. */
export function nextAction(draft: Draft, chance: Chance): Draft {
  return chance.next() < 0.4 ? oddArguments(draft, chance) : oddBody(draft, chance);
}

/** An existing action, called with anything but the form it takes. */
function oddArguments(draft: Draft, chance: Chance): Draft {
  const given = chance.pick([
    "[]",
    "[null]",
    '["$undefined"]',
    '[null,"x"]',
    "[null,7]",
    '[null,{"get":1}]',
    '[null,["a"]]',
  ]);
  const body = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="0"\r\n\r\n${given}\r\n--${BOUNDARY}--\r\n`;
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  return addHeader(
    posted(draft, Buffer.from(body), { type, isChunked: false }),
    "Next-Action",
    chance.pick(listIds()),
  );
}

function oddBody(draft: Draft, chance: Chance): Draft {
  const id = chance.pick([...listIds(), "00".repeat(21), "x", "", "constructor", "a".repeat(4_000)]);
  const body = chance.pick([
    "",
    "[]",
    "[null]",
    '["$K1"]',
    '["$F1"]',
    '["$undefined"]',
    "{",
    "\0",
    "[".repeat(2_000),
  ]);
  const type = chance.pick([
    "text/plain;charset=UTF-8",
    "application/json",
    "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded",
  ]);
  return addHeader(posted(draft, Buffer.from(body), { type, isChunked: false }), "Next-Action", id);
}

function posted(
  draft: Draft,
  body: Buffer,
  { type, isChunked }: { readonly type: string; readonly isChunked: boolean },
): Draft {
  return { ...addHeader(draft, "Content-Type", type), method: "POST", body, isChunked };
}

function listIds(): readonly string[] {
  ids ??= listBuiltActions().map(({ id }) => id);
  return ids;
}

let ids: readonly string[] | undefined;
