import { connect } from "node:net";

export type RawResponse = { readonly status: number; readonly head: string; readonly body: string };

/** Sends these exact bytes, which no HTTP client would send, and reads the response until the server closes. */
export function sendRaw(port: number, parts: readonly (string | Buffer)[]): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => {
      for (const part of parts) socket.write(part);
    });
    socket.on("data", (part) => received.push(part));
    socket.on("error", reject);
    socket.on("close", () => {
      const [head = "", ...body] = Buffer.concat(received).toString("utf8").split("\r\n\r\n");
      resolve({ status: Number(head.split(" ")[1]), head, body: body.join("\r\n\r\n") });
    });
  });
}

/** The head of a request that asks for the connection to be closed after it. */
export function head(method: string, path: string, lines: readonly string[] = []): string {
  return [
    `${method} ${path} HTTP/1.1`,
    "Host: chess.example.edu",
    "Connection: close",
    ...lines,
    "",
    "",
  ].join("\r\n");
}
