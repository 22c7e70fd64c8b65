/** A JSON schema, as far as the description uses it. */
type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
};
type Document = { readonly components: { readonly schemas: Readonly<Record<string, Schema>> } };

const ODD = [
  "",
  " ",
  "\0",
  "💥",
  "’; DROP TABLE entry;--",
  "2026-02-30",
  "9".repeat(30),
  "x".repeat(5_000),
  "../..",
  "__proto__",
];

/**
 * A body for a schema of the description. Most values fit it, with those that are known now and then; some are odd or
 * of another type, and some fields are missing or unknown.
 */
export function randomBody(
  schema: Schema,
  document: Document,
  next: () => number,
  known: readonly string[],
): unknown {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  const make = (part: Schema): unknown => {
    if (next() < 0.04) return pick<unknown>([null, true, -1, 1e308, [], {}, ...ODD]);
    if (part.$ref) return make(document.components.schemas[part.$ref.split("/").at(-1) ?? ""] ?? {});
    if (part.enum) return pick(part.enum);
    if (part.anyOf) return make(pick(part.anyOf));
    switch (part.type) {
      case "object":
        return Object.fromEntries(
          Object.entries(part.properties ?? {}).flatMap(([name, each]) => {
            const isMissing = next() < (part.required?.includes(name) ? 0.03 : 0.4);
            return isMissing ? [] : [[next() < 0.02 ? `${name}?` : name, make(each)]];
          }),
        );
      case "array": {
        const { minItems: least = 0, maxItems = Number.POSITIVE_INFINITY } = part;
        const most = Math.min(maxItems, least + 3);
        const length = least + Math.floor(next() * (most - least + 1));
        return Array.from({ length }, () => make(part.items ?? {}));
      }
      case "integer":
        return Math.floor(next() * 5);
      case "number":
        return Math.floor(next() * 10) / 2;
      case "boolean":
        return next() < 0.5;
      case "null":
        return null;
      default:
        return next() < 0.75 ? pick(known) : pick(ODD);
    }
  };
  return make(schema);
}
