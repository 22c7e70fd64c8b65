/** An action that a form names, and where its id stands in the form. */
export type NamedAction = { readonly id: string; readonly at: number };

const ID = "[0-9a-f]{42}";

/**
 * The actions that a multipart form names. React writes an action's id as the name of a field, or with the values bound
 * to it as the field's text; see `decodeAction` of react-server-dom. What people typed is never taken for one: it can't
 * begin with the boundary.
 */
export function listNamedActions(body: Buffer, boundary: string): NamedAction[] {
  const text = body.toString("latin1");
  const field = `--${literally(boundary)}\\r\\nContent-Disposition: form-data; name="`;
  const named = new RegExp(
    `${field}(?:\\$ACTION_ID_(${ID})"|\\$ACTION_\\d+:0"\\r\\n\\r\\n\\{"id":"(${ID})")`,
    "dgi",
  );
  return [...text.matchAll(named)].flatMap(({ indices }) => {
    const [from, to] = indices?.[1] ?? indices?.[2] ?? [];
    return from === undefined ? [] : [{ id: text.slice(from, to), at: from }];
  });
}

/** The same form with other ids for its actions. All ids are of one length, so nothing moves. */
export function renameActions(
  body: Buffer,
  actions: readonly NamedAction[],
  nameOf: (id: string) => string | undefined,
): Buffer {
  const renamed = Buffer.from(body);
  for (const { id, at } of actions) renamed.write(nameOf(id) ?? id, at, "latin1");
  return renamed;
}

/** The boundary between the fields of a multipart form, from its Content-Type. */
export function boundaryOf(contentType: string | undefined): string | undefined {
  return /^multipart\/form-data\s*;.*\bboundary=(?:"([^"]+)"|([^;\s]+))/i
    .exec(contentType ?? "")
    ?.slice(1)
    .find(Boolean);
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
