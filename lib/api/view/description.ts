import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { cursorQuery, READ_OPERATIONS, type ReadName } from "../input/operations";
import { problemResource } from "../input/problem";

/** The API in the words of OpenAPI 3.1, made from the shapes of its answers and requests. */
export function describeApi(server: string) {
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "Rookery",
      version: "1",
      description:
        "Runs a campus chess league: registration, pairings, results that both sides approve, rulings, standings. What everyone can read on the pages, everyone can read here.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: server }],
    paths: readPaths(),
  });
}

const SHARED_LISTS: readonly ReadName[] = ["listOrganizations"];

function readPaths(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    Object.entries(READ_OPERATIONS).map(([name, { path, summary, answer }]) => {
      const get: ZodOpenApiOperationObject = {
        operationId: name,
        summary,
        tags: ["Public"],
        security: [],
        ...parametersOf(path, SHARED_LISTS.includes(name as ReadName) ? cursorQuery : undefined),
        responses: {
          "200": { description: "What was asked for", content: { "application/json": { schema: answer } } },
          "304": { description: "Unchanged since the ETag in If-None-Match" },
          "308": { description: "Moved: its address has changed" },
          ...problems("404", "429"),
        },
      };
      return [path, { get }];
    }),
  );
}

function parametersOf(path: string, query?: z.ZodObject): Pick<ZodOpenApiOperationObject, "requestParams"> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return {
    requestParams: {
      ...(names.length > 0
        ? { path: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) }
        : {}),
      ...(query ? { query } : {}),
    },
  };
}

const PROBLEM_WORDS: Readonly<Record<string, string>> = {
  "404": "There’s nothing at this address",
  "429": "Too many requests; Retry-After says in how many seconds to try again",
};

function problems(...statuses: readonly string[]) {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: PROBLEM_WORDS[status] ?? "A problem",
        content: { "application/problem+json": { schema: problemResource } },
      },
    ]),
  );
}
