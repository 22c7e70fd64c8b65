import { stampWithZone } from "@/lib/shared/dates";
import { escapeHtml } from "@/lib/shared/escape-html";
import type { Column, Columns, ListHead, Row } from "../rules/part";
import { kindOf, labelOf, wordsOf } from "./cells";
import type { Chunk, MadeFor } from "./own-data-json";
import { STYLE } from "./own-data-style";

/**
 * Someone's data as a page that needs nothing else: no script, no picture, readable on a phone, on paper and in the
 * dark. Piece by piece.
 */
export async function* writeHtml(chunks: AsyncIterable<Chunk>, made: MadeFor): AsyncGenerator<string> {
  yield head(made);
  let open: ListWriter | null = null;
  let isInPart = false;
  for await (const chunk of chunks) {
    if ("rows" in chunk) yield open?.rows(chunk.rows) ?? "";
    else {
      yield open?.end() ?? "";
      open = null;
      if ("part" in chunk) {
        yield `${isInPart ? "</section>\n" : ""}<section>\n<h2>${escapeHtml(chunk.part.title)}</h2>\n`;
        isInPart = true;
      } else {
        open = new ListWriter(chunk.list, made.zone);
        yield open.start();
      }
    }
  }
  yield `${open?.end() ?? ""}${isInPart ? "</section>\n" : ""}</main>\n</body>\n</html>\n`;
}

function head({ site, email, name, at, zone }: MadeFor): string {
  const who = [name, email].filter(Boolean).join(", ");
  const { host } = new URL(site);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your data at ${escapeHtml(host)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Your data at ${escapeHtml(host)}</h1>
<p>${escapeHtml(who)}</p>
<p>Made ${escapeHtml(stampWithZone(at, zone))}. This is what the site’s database has about you. Secrets that give access and data about other people are left out; each list says so. Times include their zone.</p>
`;
}

/** Writes one list, without holding its rows. */
class ListWriter {
  readonly #list: ListHead;
  readonly #zone: string;
  #count = 0;

  constructor(list: ListHead, zone: string) {
    this.#list = list;
    this.#zone = zone;
  }

  start(): string {
    const { title, about } = this.#list;
    return `<h3>${escapeHtml(title)}</h3>\n${about ? `<p class="about">${escapeHtml(about)}</p>\n` : ""}`;
  }

  rows(rows: readonly Row[]): string {
    if (rows.length === 0) return "";
    const { columns, headedBy } = this.#list;
    const isFirst = this.#count === 0;
    this.#count += rows.length;
    if (headedBy !== undefined) return rows.map((row) => block(row, columns, headedBy, this.#zone)).join("");
    return `${isFirst ? tableHead(columns) : ""}${rows.map((row) => tableRow(row, columns, this.#zone)).join("")}`;
  }

  end(): string {
    if (this.#count === 0) return `<p class="none">Nothing.</p>\n`;
    return this.#list.headedBy === undefined ? "</tbody></table>\n" : "";
  }
}

/** The roles say that it's a table where the style shows its rows one below the other. */
function tableHead(columns: Columns): string {
  const heads = shownOf(columns).map(
    ([, column]) => `<th role="columnheader">${escapeHtml(labelOf(column))}</th>`,
  );
  return `<table role="table"><thead role="rowgroup"><tr role="row">${heads.join("")}</tr></thead><tbody role="rowgroup">\n`;
}

function tableRow(row: Row, columns: Columns, zone: string): string {
  const cells = shownOf(columns).map(
    ([key, column]) =>
      `<td role="cell" data-label="${escapeHtml(labelOf(column))}"><span>${cell(row, key, column, zone)}</span></td>`,
  );
  return `<tr role="row">${cells.join("")}</tr>\n`;
}

function block(row: Row, columns: Columns, headedBy: string, zone: string): string {
  const heading = wordsOf(row[headedBy] ?? null, "", zone) ?? "";
  const facts = shownOf(columns).filter(([key, column]) => key !== headedBy && !isLarge(column));
  const known = facts.filter(
    ([key, column]) => wordsOf(row[key] ?? null, column, zoneOf(row, zone)) !== null,
  );
  const list = known.map(
    ([key, column]) =>
      `<div><dt>${escapeHtml(labelOf(column))}</dt><dd>${cell(row, key, column, zone)}</dd></div>`,
  );
  const large = shownOf(columns).filter(([, column]) => isLarge(column));
  return `<article>\n<h4>${escapeHtml(heading)}</h4>\n<dl>${list.join("")}</dl>\n${large
    .map(([key, column]) => largeCell(row, key, column, zone))
    .join("")}</article>\n`;
}

function largeCell(row: Row, key: string, column: Column, zone: string): string {
  if (typeof column === "object" && column.kind === "rows") {
    const inner = (row[key] ?? []) as readonly Row[];
    const { columns } = column;
    return `${tableHead(columns)}${inner.map((each) => tableRow(each, columns, zoneOf(row, zone))).join("")}</tbody></table>\n`;
  }
  const words = wordsOf(row[key] ?? null, column, zone);
  return words === null
    ? ""
    : `<pre${kindOf(column) === "long" ? ' class="long"' : ""}>${escapeHtml(words)}</pre>\n`;
}

function cell(row: Row, key: string, column: Column, zone: string): string {
  const words = wordsOf(row[key] ?? null, column, zoneOf(row, zone));
  return words === null ? "–" : escapeHtml(words);
}

function shownOf(columns: Columns): readonly (readonly [string, Column])[] {
  return Object.entries(columns).filter(([, column]) => kindOf(column) !== "data");
}

function isLarge(column: Column): boolean {
  return ["long", "code", "rows"].includes(kindOf(column));
}

function zoneOf(row: Row, zone: string): string {
  return typeof row.timeZone === "string" ? row.timeZone : zone;
}
