import { ask, formBody, type Reply, type Target } from "./ask.ts";
import type { ActionRow, Fields } from "./expected/action-row.ts";
import { addressOf, ROUTES } from "./expected/routes.ts";
import { listBuiltActions } from "./list-actions.ts";
import type { Ids } from "./world/id-names.ts";

export type Call = {
  readonly row: ActionRow;
  readonly fields: Fields;
  /** Ids of the page that the form is posted to. */
  readonly ids: Ids;
};

/** Posts an action's form as a browser without JavaScript would, from a page that has the action. */
export async function callAction(
  target: Target,
  call: Call,
  cookie: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const { body, type } = await formBody([...referenceTo(call.row), ...flatten(call.fields)]);
  const sent = { cookie, origin: target.publicUrl, "content-type": type, ...headers };
  return ask(target, { method: "POST", path: pageOf(call), headers: sent, body });
}

/** The hidden fields that name the action on a page, with or without the form's previous state. */
function referenceTo({ name, isPlain }: ActionRow): readonly (readonly [string, string])[] {
  const { id } = builtAction(name);
  if (isPlain) return [[`$ACTION_ID_${id}`, ""]];
  return [
    ["$ACTION_REF_1", ""],
    ["$ACTION_1:0", JSON.stringify({ id, bound: "$@1" })],
    ["$ACTION_1:1", "[null]"],
    ["$ACTION_KEY", "k1"],
  ];
}

function pageOf({ row, ids }: Pick<Call, "row" | "ids">): string {
  const { pages } = builtAction(row.name);
  const page = ROUTES.find(({ pattern }) => pages.includes(pattern));
  if (!page) throw new Error(`No page in the table has the action ${row.name}`);
  return addressOf(page, ids);
}

function flatten(fields: Fields): readonly (readonly [string, string])[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, each] as const),
  );
}

function builtAction(name: string) {
  built ??= listBuiltActions();
  const found = built.find((each) => each.name === name);
  if (!found) throw new Error(`The build has no action ${name}`);
  return found;
}

let built: ReturnType<typeof listBuiltActions> | undefined;
