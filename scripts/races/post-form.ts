import { request } from "node:http";

/** A page of one of the servers, requested at the public address as a proxy would. */
export type Server = { readonly port: number; readonly publicUrl: string };
export type Reply = { readonly status: number; readonly location: string | undefined; readonly body: string };

/** Longer than any answer takes, even on a busy machine. */
const LONGEST_MS = 90_000;

/** Requests a page. */
export function getPage(server: Server, path: string, cookie: string): Promise<Reply> {
  return ask(server, "GET", path, { cookie });
}

/** Posts a form as a browser without JavaScript would. */
export async function postForm(
  server: Server,
  path: string,
  cookie: string,
  fields: ReadonlyMap<string, string>,
): Promise<Reply> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get("content-type") ?? "";
  return ask(server, "POST", path, { cookie, origin: server.publicUrl, "content-type": type }, body);
}

/** The fields of the form whose button has this text. */
export function readFormFields(html: string, button: RegExp): Map<string, string> {
  const forms = html.match(/<form[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find((each) =>
    (each.match(/<button[\s\S]*?<\/button>/g) ?? []).some((text) => button.test(text)),
  );
  if (!form) throw new Error(`No form has a button like ${button}`);
  const fields = new Map<string, string>();
  for (const input of form.match(/<input[^>]*>/g) ?? []) {
    const name = attribute(input, "name");
    const isChoice = /type="(radio|checkbox)"/.test(input);
    if (name && (!isChoice || /\schecked/.test(input))) fields.set(name, attribute(input, "value") ?? "");
  }
  return fields;
}

function attribute(tag: string, name: string): string | undefined {
  const value = tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1];
  return value
    ?.replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

function ask(
  { port, publicUrl }: Server,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: Buffer,
): Promise<Reply> {
  const host = new URL(publicUrl).host;
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, path, method, headers: { ...headers, host }, timeout: LONGEST_MS },
      (response) => {
        const chunks: Buffer[] = [];
        // A connection that breaks after the headers ends the response, not the request.
        response.on("error", reject);
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            body: Buffer.concat(chunks).toString("utf8"),
          }),
        );
      },
    );
    sent.on("timeout", () => sent.destroy(new Error("No answer")));
    sent.on("error", reject);
    sent.end(body);
  });
}
