import type { IncomingMessage } from "node:http";
import { type Agent, type RequestOptions, request } from "node:https";

/** A request, by an agent that decides what can be connected to. */
export type Call = Omit<RequestOptions, "agent"> & {
  readonly agent: Agent | false;
  readonly body?: string | Buffer;
};

const PATIENCE_MS = 8_000;

/**
 * Sends a request to a server that an admin or a browser named, and reads its answer. It ends within eight seconds with
 * the connection closed, even if the server never answers, never finishes, hangs up or sends nonsense. Redirects aren't
 * followed.
 *
 * @param read takes what it needs of the answer; the rest is never read
 */
export function callStranger<Read>(
  url: string,
  { body, ...options }: Call,
  read: (answer: IncomingMessage) => Read | Promise<Read>,
): Promise<Read> {
  return new Promise((resolve, reject) => {
    const call = request(url, { signal: AbortSignal.timeout(PATIENCE_MS), ...options });
    const hangUp = () => reject(new Error("The server hung up"));
    const hear = async (answer: IncomingMessage) => {
      call.off("close", hangUp);
      try {
        resolve(await read(answer));
      } catch (error) {
        reject(error);
      } finally {
        answer.destroy();
      }
    };
    call.on("error", reject);
    call.once("response", hear);
    // Node's only sign that a server switched protocols, which ends the connection.
    call.once("close", hangUp);
    call.end(body);
  });
}
