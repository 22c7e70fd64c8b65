import { Agent } from "node:https";
import { type AddressInfo, connect, type Server } from "node:net";
import type { Writable } from "node:stream";

/** Leads every address to a server of the test, without TLS. */
export function agentTo(server: Server): Agent {
  return new (class extends Agent {
    override createConnection() {
      return connect((server.address() as AddressInfo).port, "127.0.0.1");
    }
  })();
}

/** An answer without an end. */
export function writeForever(stream: Writable): void {
  while (stream.write("x".repeat(65_536)));
  stream.once("drain", () => writeForever(stream));
}
