import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Reply } from "../ask.ts";
import type { Description, Read } from "./description.ts";

/** Says what's wrong with an answer; null if it's as described. */
export type Judge = (read: Read, reply: Reply) => string | null;

/** Judges answers by the schemas of the description. */
export function makeJudge({ schemas, reads }: Description): Judge {
  // The description's own words, such as `examples`, aren't rules; zod writes formats as patterns too.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ components: { schemas } }, DOCUMENT);
  const compiled = new Map<string, ValidateFunction>();
  for (const { operationId, responses } of reads)
    for (const [status, { content = {} }] of Object.entries(responses))
      for (const [type, { schema }] of Object.entries(content))
        compiled.set(`${operationId} ${status} ${type}`, ajv.compile(pointed(schema)));

  return ({ operationId, responses }, { status, headers, body }) => {
    const described = responses[String(status)];
    if (!described) return `${status} isn’t described`;
    const types = Object.keys(described.content ?? {});
    if (status === 308) return isOwn(headers.location) ? null : `leads to ${headers.location}`;
    if (types.length === 0) return body === "" ? null : `has a body: ${body.slice(0, 100)}`;
    const type = String(headers["content-type"]).split(";")[0] ?? "";
    const validate = compiled.get(`${operationId} ${status} ${type}`);
    if (!validate) return `is ${type}, not ${types.join(" or ")}`;
    if (type === "text/event-stream") return null;
    if (status === 200 && !headers.etag) return "has no ETag";
    return wrongWith(validate, status, body);
  };
}

const DOCUMENT = "urn:rookery:description";

/** The references of a schema, to where the description has them. */
function pointed(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${DOCUMENT}#/`)) as object;
}

function wrongWith(validate: ValidateFunction, status: number, body: string): string | null {
  const value = parse(body);
  if (value === undefined) return `isn’t JSON: ${body.slice(0, 100)}`;
  if (!validate(value)) {
    const [error] = validate.errors ?? [];
    return `${error?.instancePath || "the answer"} ${error?.message}`;
  }
  const said = (value as { status?: unknown }).status;
  return status >= 400 && said !== status ? `says that it is ${said}` : null;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isOwn(location: string | readonly string[] | undefined): boolean {
  return typeof location === "string" && /^(https?:\/\/localhost:\d+)?\/api\/v1\//.test(location);
}
