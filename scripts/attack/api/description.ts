import { ask, type Target } from "../ask.ts";

/** A parameter of a read, as the description names it. */
export type Parameter = {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
};

type Answer = { readonly content?: Readonly<Record<string, { readonly schema: object }>> };

/** A read of the API as its own description tells it. */
export type Read = {
  /** Its parameters are in braces. */
  readonly path: string;
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly needsToken: boolean;
  /** By status. */
  readonly responses: Readonly<Record<string, Answer>>;
};

export type Description = {
  /** In front of every path. */
  readonly root: string;
  readonly reads: readonly Read[];
  readonly schemas: Readonly<Record<string, object>>;
};

type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly security: readonly object[];
  readonly responses: Read["responses"];
};

/** The description that a server gives of its API. */
export async function readDescription(target: Target): Promise<Description> {
  const { status, body } = await ask(target, { path: "/api/v1/openapi.json" });
  if (status !== 200) throw new Error(`The description of the API answers ${status}`);
  const document = JSON.parse(body) as {
    servers: readonly { url: string }[];
    paths: Record<string, { get?: Operation }>;
    components: { schemas: Record<string, object> };
  };
  const reads = Object.entries(document.paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const { operationId, parameters = [], security, responses } = get;
    return [{ path, operationId, parameters, needsToken: security.length > 0, responses }];
  });
  return { root: document.servers[0]?.url ?? "", reads, schemas: document.components.schemas };
}
