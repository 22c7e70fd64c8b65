import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { idempotencyKey } from "../input/command";
import { COMMANDS, doneResource } from "../input/commands";
import { DESK_OPERATIONS } from "../input/desk-operations";
import {
  cursorQuery,
  READ_OPERATIONS,
  type ReadName,
  type ReadOperation,
  STREAM_OPERATIONS,
} from "../input/operations";
import { problemResource } from "../input/problem";

/** The API in the words of OpenAPI 3.1, made from the shapes of its answers and requests. */
export function describeApi(server: string) {
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "Rookery",
      version: "1",
      description:
        "Runs a campus chess league: registration, pairings, results that both sides confirm, rulings, standings. Everything that’s public on the pages is public here, too.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: server }],
    components: {
      securitySchemes: {
        token: {
          type: "http",
          scheme: "bearer",
          description: "A token that you make in your profile: `rk_…`",
        },
      },
    },
    paths: { ...readPaths(), ...streamPaths(), ...deskPaths(), ...commandPaths() },
  });
}

const SHARED_LISTS: readonly ReadName[] = ["listOrganizations"];

function readPaths(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    Object.entries(READ_OPERATIONS).map(([name, { path, summary, answer }]) => {
      const query = SHARED_LISTS.includes(name as ReadName) ? cursorQuery : undefined;
      const get: ZodOpenApiOperationObject = {
        operationId: name,
        summary,
        tags: ["Public"],
        security: [],
        ...parametersOf(path, query),
        responses: {
          "200": { description: "What you asked for", content: { "application/json": { schema: answer } } },
          "304": { description: "Unchanged since the ETag in If-None-Match" },
          "308": { description: "Moved: its address has changed" },
          ...problems("400", "404", "414", ...(query ? ["422"] : []), "429"),
        },
      };
      return [path, { get }];
    }),
  );
}

function streamPaths(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    Object.entries(STREAM_OPERATIONS).map(([name, { path, summary, events }]) => {
      const { path: inPath } = parametersOf(path).requestParams ?? {};
      const get: ZodOpenApiOperationObject = {
        operationId: name,
        summary,
        description: `Events: ${Object.keys(events).join(", ")}. When you reconnect, the stream resumes ten minutes before Last-Event-ID. If you already have a result with the same id, replace it.`,
        tags: ["Public"],
        security: [],
        requestParams: {
          ...(inPath ? { path: inPath } : {}),
          header: z.object({
            "last-event-id": z.string().max(40).optional().meta({
              description:
                "The id of the last event you have: results since ten minutes before it come first.",
            }),
          }),
        },
        responses: {
          "200": {
            description: "Events, until either side ends the stream; `data` is one of these as JSON",
            content: { "text/event-stream": { schema: z.union([events.result, events.removed]) } },
          },
          "308": { description: "Moved: its address has changed" },
          ...problems("400", "404", "414", "429"),
        },
      };
      return [path, { get }];
    }),
  );
}

function deskPaths(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    Object.entries<ReadOperation>(DESK_OPERATIONS).map(([name, { path, summary, answer, query }]) => {
      const get: ZodOpenApiOperationObject = {
        operationId: name,
        summary,
        description: "Scope: read.",
        tags: ["Desk"],
        security: [{ token: [] }],
        ...parametersOf(path, query),
        responses: {
          "200": { description: "What you asked for", content: { "application/json": { schema: answer } } },
          "304": { description: "Unchanged since the ETag in If-None-Match" },
          ...problems("400", "401", "403", "404", "414", ...(query ? ["422"] : []), "429"),
        },
      };
      return [path, { get }];
    }),
  );
}

function commandPaths(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    Object.entries(COMMANDS).map(([name, { scope, summary, body }]) => {
      const post: ZodOpenApiOperationObject = {
        operationId: name,
        summary,
        description: `Scope: ${scope}.`,
        tags: ["Commands"],
        security: [{ token: [] }],
        requestParams: {
          path: z.object({ org: z.string() }),
          header: z.object({
            "idempotency-key": idempotencyKey.optional(),
          }),
        },
        requestBody: { required: true, content: { "application/json": { schema: body } } },
        responses: {
          "200": { description: "Done", content: { "application/json": { schema: doneResource } } },
          ...problems("400", "401", "403", "404", "409", "413", "414", "422", "429"),
        },
      };
      return [`/organizations/{org}/commands/${name}`, { post }];
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
      header: knownHeaders,
    },
  };
}

const knownHeaders = z.object({
  "if-none-match": z
    .string()
    .optional()
    .meta({ description: "The ETag of the answer you have: you get a 304 while it’s unchanged." }),
});

const PROBLEM_WORDS: Readonly<Record<string, string>> = {
  "400": "The request can’t be read",
  "401": "A token is missing, or doesn’t work",
  "403": "The token doesn’t have the scope",
  "404": "There’s nothing at this address, or nothing that the token’s maker can see",
  "409": "What you read has changed; `newest` is the version that is current now",
  "413": "The request is larger than 1 MB",
  "414": "The address is too long",
  "422": "The rules don’t allow it, or a field is wrong",
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
