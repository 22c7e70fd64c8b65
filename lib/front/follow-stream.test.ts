import { once } from "node:events";
import { get, request as requestHttp } from "node:http";
import { expect, test, vi } from "vitest";
import type { EventStream } from "@/lib/telemetry/request";
import { followStream } from "./follow-stream";
import { startFront } from "./testing/front-server";

const message = (text: string) => new TextEncoder().encode(`data: ${text}\n\n`);

type Follow = Parameters<typeof followStream>[0];

/** A front before an app whose every answer follows something. */
async function startFollowing(follow: Follow) {
  const closed = vi.fn();
  const { url } = await startFront({
    handle: async (_request, response) => {
      const answer = await followStream(follow, closed);
      response.statusCode = answer?.status ?? 404;
      for (const [name, value] of answer?.headers ?? []) response.setHeader(name, value);
      response.end();
    },
  });
  return { url, closed };
}

async function read(url: string): Promise<string> {
  const [answer] = await once(get(url), "response");
  return (await answer.setEncoding("utf8").toArray()).join("");
}

test("what comes before the stream begins is its first message, and an end before that ends it", async () => {
  const stop = vi.fn();
  const { url, closed } = await startFollowing(async ({ send, end }: EventStream) => {
    send(message("e4"));
    end();
    return stop;
  });
  expect(await read(url)).toBe("retry: 1000\n\ndata: e4\n\n");
  await vi.waitFor(() => expect(stop).toHaveBeenCalled());
  expect(closed).toHaveBeenCalled();
});

test("one who comes back gets all that was missed, however much that is", async () => {
  const missed = Array.from({ length: 1_000 }, (_, index) => message(`${index} ${"x".repeat(700)}`));
  const { url } = await startFollowing(async ({ send, end }: EventStream) => {
    for (const each of missed) send(each);
    end();
    return () => {};
  });
  expect((await read(url)).match(/^data: /gm)).toHaveLength(missed.length);
});

test("a request for the head alone follows nothing afterward", async () => {
  const stop = vi.fn();
  const { url, closed } = await startFollowing(async () => stop);
  await once(requestHttp(url, { method: "HEAD" }).end(), "response");
  expect(stop).toHaveBeenCalled();
  expect(closed).toHaveBeenCalled();
});

test("a visitor who leaves before it begins is no longer told anything", async () => {
  const stop = vi.fn();
  let leave = () => {};
  const { url } = await startFollowing(async () => {
    leave();
    // The server hears of it a moment later.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return stop;
  });
  const asked = get(url).on("error", () => {});
  leave = () => asked.destroy();
  await vi.waitFor(() => expect(stop).toHaveBeenCalled());
});

test("nothing to follow, or a failure, isn't counted as an open stream", async () => {
  const missing = await startFollowing(async () => null);
  await read(missing.url);
  expect(missing.closed).toHaveBeenCalledTimes(1);

  const failing = await startFollowing(() => Promise.reject(new Error("no database")));
  await read(failing.url);
  expect(failing.closed).toHaveBeenCalledTimes(1);
});
