import { Buffer } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { bodyOf } from "./body";
import type { Handle } from "./front";

/**
 * A route of the app that needs nothing from the framework: it reads its request and nothing else. The framework's way to
 * it takes longer than a move in a game (`npm run bench:room`).
 */
export type OwnRoute = {
  readonly method: string;
  /** Its groups are the parameters by name. */
  readonly at: RegExp;
  answer(
    request: Request,
    context: { readonly params: Promise<Readonly<Record<string, string>>> },
  ): Promise<Response>;
};

/** Calls these routes itself. Everything else goes on to the framework. */
export function withOwnRoutes(routes: readonly OwnRoute[], handle: Handle): Handle {
  return async (request, response) => {
    const path = request.url?.split("?", 1)[0] ?? "";
    const own = routes.find(({ method, at }) => request.method === method && at.test(path));
    if (!own) return handle(request, response);
    const params = { ...own.at.exec(path)?.groups };
    const answer = await own.answer(readRequest(request), { params: Promise.resolve(params) });
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
}

function readRequest(request: IncomingMessage): Request {
  const { method = "GET", url, headers } = request;
  const body = bodyOf(request);
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: onlyText(headers),
    body: body ? new Uint8Array(body) : null,
  });
}

function onlyText(headers: IncomingMessage["headers"]): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
}
