import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { createServer, type Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { callStranger } from "./call-stranger";
import { agentTo, writeForever } from "./testing/stranger";

/** How the server treats a connection that has asked something. */
let treat: (socket: Socket) => void;
const closed: Promise<unknown>[] = [];
const server = createServer((socket) => {
  socket.on("error", () => {});
  closed.push(new Promise((resolve) => socket.once("close", resolve)));
  socket.once("data", () => treat(socket));
}).listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => server.close());

const agent = agentTo(server);

const call = <Read>(read: (answer: IncomingMessage) => Read | Promise<Read>, signal?: AbortSignal) =>
  callStranger("https://stranger.example/x", { agent, ...(signal && { signal }) }, read);
const status = ({ statusCode }: IncomingMessage) => statusCode;
const text = async (answer: IncomingMessage) => Buffer.concat(await answer.toArray()).toString();

const SWITCH = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n";
const BEGIN = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n";

test("an answer can be read after the server has hung up", async () => {
  treat = (socket) => socket.end("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nHello");
  const read = async (answer: IncomingMessage) => {
    await once(answer.socket, "close");
    return text(answer);
  };
  expect(await call(read)).toBe("Hello");
});

test.each([
  { why: "its answer has no end", act: createForever, expected: 201 },
  { why: "it never goes on", act: (socket: Socket) => socket.write(BEGIN), expected: 200 },
])("the status is enough, and the connection is closed, if $why", async ({ act, expected }) => {
  treat = act;
  expect(await call(status)).toBe(expected);
  await Promise.all(closed);
});

test.each([
  { why: "switches protocols", act: (socket: Socket) => socket.write(SWITCH) },
  { why: "hangs up without an answer", act: (socket: Socket) => socket.destroy() },
  { why: "hangs up in the middle of its answer", act: (socket: Socket) => socket.end(`${BEGIN}Hell`) },
  { why: "doesn't speak HTTP", act: (socket: Socket) => socket.write("220 mail.example ESMTP\r\n") },
])("a server that $why has failed", async ({ act }) => {
  treat = act;
  await expect(call(text)).rejects.toThrow();
  await Promise.all(closed);
});

test.each([
  { why: "never answers", act: () => {} },
  { why: "only says that it's working", act: (socket: Socket) => socket.write("HTTP/1.1 102 Wait\r\n\r\n") },
  { why: "never ends its answer", act: (socket: Socket) => socket.write(`${BEGIN}Hell`) },
])("a server that $why is left when its time is up", async ({ act }) => {
  const time = new AbortController();
  treat = (socket) => {
    act(socket);
    setImmediate(() => time.abort());
  };
  await expect(call(text, time.signal)).rejects.toThrow();
  await Promise.all(closed);
});

function createForever(socket: Socket): void {
  socket.write("HTTP/1.1 201 Created\r\n\r\n");
  writeForever(socket);
}
