import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import type { Chance } from "../../prisma/seed/chance.ts";

export type FaultyServer = {
  readonly url: string;
  /** The accepted emails by subject, with their Message-IDs in order. */
  readonly taken: ReadonlyMap<string, readonly string[]>;
  readonly refused: () => number;
  /** Stops listening and breaks every connection. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
};

/** How long the mail server takes per email, in milliseconds, so that processes are killed in the middle of one. */
const WORK_MS = 5;

/** A real mail server that keeps what it accepts, refuses some emails temporarily, and can go down. */
export async function startFaultyServer(chance: Chance, refusedPercent: number): Promise<FaultyServer> {
  const taken = new Map<string, string[]>();
  let refused = 0;
  let running = makeServer();
  const port = await listen(running.server, 0);

  function makeServer() {
    const sockets = new Set<Socket>();
    const state = { isAway: false };
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      onData: (stream, _session, done) => {
        take(stream, state).then(() => done(), done);
      },
    });
    // Broken connections are what this server is for.
    server.on("error", () => {});
    server.server.on("connection", (socket: Socket) => {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    });
    return { server, sockets, state };
  }

  async function take(stream: NodeJS.ReadableStream, state: { readonly isAway: boolean }): Promise<void> {
    const mail = await text(stream);
    await wait(WORK_MS);
    if (state.isAway) throw Object.assign(new Error("Going away"), { responseCode: 421 });
    if (chance.next() * 100 < refusedPercent) {
      refused += 1;
      throw Object.assign(new Error("Try again later"), { responseCode: 451 });
    }
    const subject = header(mail, "Subject");
    taken.set(subject, [...(taken.get(subject) ?? []), header(mail, "Message-ID")]);
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refused: () => refused,
    async goAway() {
      running.state.isAway = true;
      const closed = new Promise<void>((resolve) => running.server.close(() => resolve()));
      for (const socket of running.sockets) socket.destroy();
      await closed;
    },
    async comeBack() {
      running = makeServer();
      await listen(running.server, port);
    },
  };
}

function header(mail: string, name: string): string {
  return mail.match(new RegExp(`^${name}: *(.*)$`, "im"))?.[1]?.trim() ?? "";
}

function listen(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve((server.server.address() as AddressInfo).port));
  });
}
