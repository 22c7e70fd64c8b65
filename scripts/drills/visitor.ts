import { type Agent, type IncomingHttpHeaders, request } from "node:http";

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** A visitor who keeps cookies and sends forms as a browser without JavaScript does. */
export type Visitor = {
  get(path: string): Promise<Answer>;
  /** Sends fields to an address, as React's forms do with `multipart`, otherwise as plain forms do. */
  post(path: string, fields: ReadonlyMap<string, string>, encoding?: "multipart" | "plain"): Promise<Answer>;
};

/** @param agent keeps connections open; without one, each request opens its own */
export function visit(site: string, agent?: Agent): Visitor {
  const cookies = new Map<string, string>();
  const own = new URL(site).origin;

  async function ask(method: string, path: string, type?: string, body?: Buffer): Promise<Answer> {
    const headers = {
      cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
      ...(body ? { origin: own, "content-type": type, "content-length": body.length } : {}),
    };
    const answer = await exchange(new URL(path, site), method, headers, body, agent);
    for (const line of answer.headers["set-cookie"] ?? []) keep(cookies, line);
    return answer;
  }

  return {
    get: (path) => ask("GET", path),
    async post(path, fields, encoding = "multipart") {
      const form = encoding === "multipart" ? new FormData() : new URLSearchParams();
      for (const [name, value] of fields) form.append(name, value);
      const encoded = new Response(form);
      return ask(
        "POST",
        path,
        encoded.headers.get("content-type") ?? "",
        Buffer.from(await encoded.arrayBuffer()),
      );
    },
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (!name) return;
  if (value) cookies.set(name, value);
  else cookies.delete(name);
}

function exchange(
  url: URL,
  method: string,
  headers: Record<string, string | number | undefined>,
  body?: Buffer,
  agent?: Agent,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port: url.port,
        path: url.pathname + url.search,
        method,
        agent,
        headers: { ...headers, host: url.host },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString("utf8"),
          });
        });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
