import { connect } from "node:net";

/** The answer from the wire. Status 0: it isn't HTTP. */
export type RawReply = { readonly status: number; readonly headers: { readonly location?: string } };

/** On a busy machine, a slow answer isn't a missing one. */
const LONGEST_WAIT_MS = 120_000;

/** Sends bytes as they are and reads the head of the answer. HTTP clients refuse to send broken requests. */
export function sendRaw(port: number, bytes: Buffer): Promise<RawReply> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let head = "";
    const end = () => {
      socket.destroy();
      resolve(readHead(head));
    };
    socket.setTimeout(LONGEST_WAIT_MS, end);
    socket.on("data", (chunk) => {
      head += chunk.toString("latin1");
      // Skips interim answers.
      head = head.replace(/^HTTP\/1\.1 1\d\d [\s\S]*?\r\n\r\n/, "");
      if (head.includes("\r\n\r\n")) end();
    });
    socket.on("error", end);
    socket.on("close", end);
    socket.write(bytes);
  });
}

function readHead(head: string): RawReply {
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0);
  const location = /^location: (.*)$/im.exec(head)?.[1]?.trim();
  return { status, headers: location === undefined ? {} : { location } };
}
