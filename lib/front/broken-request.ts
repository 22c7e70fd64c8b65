import type { Duplex } from "node:stream";
import { REFUSALS, type RefusalName } from "./refusals";

/** Errors of Node's parser, and how we answer them. */
const REASONS: Readonly<Record<string, RefusalName>> = {
  HPE_HEADER_OVERFLOW: "long-address",
  ERR_HTTP_REQUEST_TIMEOUT: "too-slow",
};

/** Answers what can't even be parsed as a request, then closes the connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  sayAndClose(socket, REASONS[error.code ?? ""] ?? "bad-request");
}

/** CONNECT asks for a tunnel to another host. */
export function answerConnect(_request: unknown, socket: Duplex): void {
  sayAndClose(socket, "wrong-method", "Allow: GET, HEAD, POST\r\n");
}

function sayAndClose(socket: Duplex, refusal: RefusalName, header = ""): void {
  const { status, title, sentence } = REFUSALS[refusal];
  const body = `${title}. ${sentence}\n`;
  socket.on("error", () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} Refused\r\n${header}Connection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
