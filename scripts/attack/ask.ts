import { request } from "node:http";

/** The server under attack, and its public address. */
export type Target = { readonly port: number; readonly publicUrl: string };

export type Question = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: Buffer;
};

/** Status 0: the server hung up without an answer. */
export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
};

const LONGEST_WAIT_MS = 30_000;

/** Sends a request as a proxy would: to the server's port, with the public host name. */
export function ask(target: Target, question: Question): Promise<Reply> {
  const { method = "GET", path, headers = {}, body } = question;
  const named = { host: new URL(target.publicUrl).host, ...headers } as Record<string, string | string[]>;
  if (body) named["content-length"] ??= String(body.length);
  return new Promise((resolve) => {
    const drop = () => resolve({ status: 0, headers: {}, body: "" });
    const sent = request(
      { host: "127.0.0.1", port: target.port, path, method, headers: named, timeout: LONGEST_WAIT_MS },
      (response) => {
        // A stream goes on until someone leaves.
        if (String(response.headers["content-type"]).startsWith("text/event-stream")) {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: "" });
          response.destroy();
          return;
        }
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", drop);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString("utf8"),
          }),
        );
      },
    );
    sent.on("error", drop);
    sent.on("timeout", () => sent.destroy());
    sent.end(body);
  });
}

/** Posts a form as a browser without JavaScript would. */
export async function formBody(
  fields: readonly (readonly [string, string])[],
): Promise<{ readonly body: Buffer; readonly type: string }> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get("content-type") ?? "",
  };
}
