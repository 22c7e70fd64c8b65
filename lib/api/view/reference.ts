import { describeApi } from "./description";

// The description of the API, ready to read on a page.

/** A field of an object: of a request, or of an answer. Those of objects in it have their names in front. */
export type ReferenceField = {
  /** `games[].white` */
  readonly name: string;
  /** "text", "list of Match", "home or away" */
  readonly type: string;
  readonly isRequired: boolean;
  readonly words: string;
};

export type ReferenceOperation = {
  readonly id: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly summary: string;
  readonly words: string;
  readonly parameters: readonly ReferenceField[];
  /** Of the JSON that is sent. */
  readonly body: readonly ReferenceField[];
  /** What a 200 answers with: "list of Match". */
  readonly answer: string;
  /** The other statuses. */
  readonly statuses: readonly string[];
};

export type Reference = {
  readonly groups: readonly { readonly name: string; readonly operations: readonly ReferenceOperation[] }[];
  /** What answers are made of, by name. */
  readonly shapes: readonly { readonly name: string; readonly fields: readonly ReferenceField[] }[];
};

/** A JSON schema, as far as the description uses it. */
type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
};
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
};
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
type Described = {
  readonly paths: Readonly<Record<string, { readonly get?: Operation; readonly post?: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** What the API can do, by group in the order of the description, and the shapes of its answers. */
export function readReference(root: string): Reference {
  const { paths, components } = JSON.parse(JSON.stringify(describeApi(root))) as Described;
  const groups = new Map<string, ReferenceOperation[]>();
  for (const [path, { get, post }] of Object.entries(paths)) {
    const operation = get ?? post;
    if (!operation) continue;
    const [name = ""] = operation.tags;
    const group = groups.get(name) ?? [];
    group.push(operationOf(root + path, get ? "GET" : "POST", operation));
    groups.set(name, group);
  }
  return {
    groups: [...groups].map(([name, operations]) => ({ name, operations })),
    shapes: Object.entries(components.schemas)
      .map(([name, schema]) => ({ name, fields: fieldsOf(schema) }))
      .sort((one, two) => one.name.localeCompare(two.name)),
  };
}

function operationOf(
  path: string,
  method: ReferenceOperation["method"],
  { operationId, summary, description = "", parameters = [], requestBody, responses }: Operation,
): ReferenceOperation {
  const answer = schemaIn(responses["200"]?.content);
  const items = answer.properties?.items?.items;
  return {
    id: operationId,
    method,
    path,
    summary,
    words: description,
    parameters: parameters
      .filter((each) => each.in !== "path")
      .map(({ name, required = false, schema }) => fieldOf(name, schema, required)),
    body: fieldsOf(schemaIn(requestBody?.content)),
    answer: items ? `a page of ${typeOf(items)}` : typeOf(answer),
    statuses: Object.keys(responses).filter((status) => status !== "200"),
  };
}

function schemaIn(content: Content = {}): Schema {
  return Object.values(content)[0]?.schema ?? {};
}

/** The fields of an object and of the objects in it. */
function fieldsOf(schema: Schema, before = ""): readonly ReferenceField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const full = before + name;
    const inner = [field, ...(field.anyOf ?? [])].flatMap((each) => [
      ...fieldsOf(each, `${full}.`),
      ...fieldsOf(each.items ?? {}, `${full}[].`),
    ]);
    return [fieldOf(full, field, schema.required?.includes(name) ?? false), ...inner];
  });
}

function fieldOf(name: string, schema: Schema, isRequired: boolean): ReferenceField {
  return { name, type: typeOf(schema), isRequired, words: schema.description ?? "" };
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "";
  if (schema.enum) return schema.enum.map(String).join(" or ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(" or ");
  if (schema.type === "array") return `list of ${typeOf(schema.items ?? {})}`;
  const format = schema.format === "date-time" ? "instant" : schema.format === "date" ? "day" : undefined;
  return format ?? TYPES[schema.type ?? ""] ?? "object";
}

const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  null: "null",
};
