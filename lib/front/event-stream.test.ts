import { once } from "node:events";
import { get, type IncomingMessage, request as requestHttp } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import type { EventStream, StreamedResponse } from "@/lib/telemetry/request";
import { streamEvents } from "./event-stream";
import { startFront } from "./testing/front-server";

afterEach(() => void vi.useRealTimers());

const message = (text: string) => new TextEncoder().encode(`data: ${text}\n\n`);

/** A front before an app whose every answer is a stream, as a route of Next gives it. */
async function startStreams({ begin, beat }: Partial<Pick<StreamedResponse, "begin" | "beat">> = {}) {
  const streams: EventStream[] = [];
  const stopped = vi.fn();
  const closed = vi.fn();
  const listen = async (stream: EventStream) => {
    streams.push(stream);
    return stopped;
  };
  const { url, drain } = await startFront({
    handle: async (_request, response) => {
      const { headers } = streamEvents({ begin: begin ?? listen, closed, ...(beat && { beat }) });
      for (const [name, value] of headers) response.setHeader(name, value);
      response.end();
    },
  });
  return { url, drain, streams, stopped, closed };
}

async function open(url: string): Promise<{ answer: IncomingMessage; text: () => string }> {
  const [answer] = (await once(get(url), "response")) as [IncomingMessage];
  let text = "";
  answer.setEncoding("utf8").on("data", (part: string) => {
    text += part;
  });
  answer.on("error", () => {});
  return { answer, text: () => text };
}

test("messages go straight to everyone who reads, uncompressed, and a reader who leaves is told of no more", async () => {
  const { url, streams, stopped, closed } = await startStreams();
  const [first, second] = [await open(url), await open(url)];
  expect(first.answer.headers).toMatchObject({
    "content-type": "text/event-stream",
    "cache-control": "private, no-store, no-transform",
  });
  expect(first.answer.headers["content-encoding"]).toBeUndefined();
  for (const stream of streams) expect(stream.send(message("e4"))).toBe(true);
  for (const { text } of [first, second])
    await vi.waitFor(() => expect(text()).toBe("retry: 1000\n\ndata: e4\n\n"));
  first.answer.destroy();
  await vi.waitFor(() => expect(stopped).toHaveBeenCalledTimes(1));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(streams.map((stream) => stream.send(message("e5")))).toEqual([false, true]);
});

test("a stream says first, and every 15 seconds, what its route wants, or is only kept open", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let beats = 0;
  const beating = await startStreams({ beat: () => message(`${++beats}`) });
  const silent = await startStreams();
  const [one, other] = [await open(beating.url), await open(silent.url)];
  await vi.waitFor(() => expect(one.text()).toBe("retry: 1000\n\ndata: 1\n\n"));
  await vi.waitFor(() => expect(other.text()).toBe("retry: 1000\n\n"));
  vi.advanceTimersByTime(15_000);
  await vi.waitFor(() => expect(one.text()).toBe("retry: 1000\n\ndata: 1\n\ndata: 2\n\n"));
  await vi.waitFor(() => expect(other.text()).toBe("retry: 1000\n\n:\n\n"));
});

test("one who can't keep up is dropped", async () => {
  const { url, streams, closed } = await startStreams();
  const { answer } = await open(url);
  answer.pause();
  const long = message("x".repeat(100_000));
  await vi.waitFor(() => expect(streams[0]?.send(long)).toBe(false), { timeout: 10_000, interval: 1 });
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
});

test("a request for the head alone opens no stream", async () => {
  const { url, streams, closed } = await startStreams();
  const [answer] = (await once(requestHttp(url, { method: "HEAD" }).end(), "response")) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  expect(streams).toEqual([]);
  expect(closed).toHaveBeenCalledTimes(1);
});

test("a stream that can't begin ends, and isn't counted anymore", async () => {
  const { url, closed } = await startStreams({ begin: () => Promise.reject(new Error("no database")) });
  const { answer } = await open(url);
  await once(answer, "end");
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
});

test("streams end when the server stops, so the next release gets their readers", async () => {
  const { url, drain, stopped } = await startStreams();
  const { answer } = await open(url);
  const drained = drain();
  await once(answer, "end");
  await drained;
  expect(stopped).toHaveBeenCalledTimes(1);
});
