import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { closeConnections } from "@/lib/jobs/close-connections";
import { freshDatabase } from "@/lib/testing/database";
import { prisma } from "./client";
import { listen } from "./listen";

const url = new URL(await freshDatabase());
const PATIENCE_MS = 60_000;

test("a connection that's gone without a word is opened again, and what it missed is asked for", async () => {
  const line = await startLine();
  vi.stubEnv("DIRECT_DATABASE_URL", line.url);
  const heard: string[] = [];
  const onGap = vi.fn();
  const stop = await listen("news", (payload) => heard.push(payload), onGap, 200);
  onTestFinished(async () => {
    await stop();
    await closeConnections();
  });
  await hear("before");
  const gaps = onGap.mock.calls.length;

  line.fallSilent();
  await tell("missed");
  await vi.waitFor(() => expect(onGap.mock.calls.length).toBeGreaterThan(gaps), PATIENCE_MS);
  await hear("after");
  expect(heard).not.toContain("missed");

  /** A slow answer counts as silence, too: what's told while a connection is opened again isn't heard. */
  async function hear(news: string): Promise<void> {
    await vi.waitFor(
      async () => {
        await tell(news);
        expect(heard).toContain(news);
      },
      { timeout: PATIENCE_MS, interval: 100 },
    );
  }
});

async function tell(news: string): Promise<void> {
  await prisma().$queryRaw`SELECT pg_notify('news', ${news})::text`;
}

/** A line to the database that can drop everything on the connections it has, and says so to neither side. */
async function startLine() {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(url.port), url.hostname);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) open.add(end.on("error", () => {}));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const end of open) end.destroy();
    server.close();
  });
  const address = new URL(url);
  address.port = String((server.address() as AddressInfo).port);
  return {
    url: address.href,
    fallSilent: () => {
      for (const end of open) end.unpipe().pause();
    },
  };
}
