import type { ListHead, PartHead, Row } from "../rules/part";
import { toJson } from "./cells";

/** What comes next in someone's data: a part, a list of it, or some rows of that list. */
export type Chunk =
  | { readonly part: PartHead }
  | { readonly list: ListHead }
  | { readonly rows: readonly Row[] };

/** Whose data it is, where it's from, and when it was made. */
export type MadeFor = {
  readonly site: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly at: string;
  /** The zone of times that belong to no organization. */
  readonly zone: string;
};

/** Rises when a part, a list or a column is renamed or removed. docs/privacy.md describes it. */
const OWN_DATA_VERSION = 1;

/**
 * The JSON of someone's data, piece by piece: `parts`, in each its lists by key, in each a list of rows. Every row has
 * every column of its list; null means that there's nothing.
 */
export async function* writeJson(
  chunks: AsyncIterable<Chunk>,
  { site, at }: MadeFor,
): AsyncGenerator<string> {
  const head = { format: "rookery-own-data", version: OWN_DATA_VERSION, site, madeAt: at };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "parts": {`;
  let list: ListHead | undefined;
  let isFirst = { part: true, list: true, row: true };
  for await (const chunk of chunks) {
    if ("part" in chunk) {
      yield `${list ? "]" : ""}${isFirst.part ? "" : "\n    },"}\n    ${JSON.stringify(chunk.part.key)}: {`;
      isFirst = { part: false, list: true, row: true };
      list = undefined;
    } else if ("list" in chunk) {
      yield `${list ? "]" : ""}${isFirst.list ? "" : ","}\n      ${JSON.stringify(chunk.list.key)}: [`;
      isFirst = { ...isFirst, list: false, row: true };
      ({ list } = chunk);
    } else if (list) {
      const { columns } = list;
      for (const row of chunk.rows) {
        yield `${isFirst.row ? "" : ","}\n        ${JSON.stringify(toJson(row, columns))}`;
        isFirst.row = false;
      }
    }
  }
  yield `${list ? "]" : ""}${isFirst.part ? "" : "\n    }"}\n  }\n}\n`;
}
