import { connect } from "node:net";

/** What came back over the wire; status 0: nothing that is HTTP. */
export type RawReply = { readonly status: number; readonly headers: { readonly location?: string } };

/** A busy machine is slow, and slow is not silent. */
const LONGEST_WAIT_MS = 120_000;

/** Sends bytes as they are, which no HTTP client would do with broken ones, and reads the answer's head. */
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
      // An interim answer is not the answer.
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
