import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db/client";
import { insertLetters } from "@/lib/mail/store/letters";
import { freshDatabase } from "@/lib/testing/database";
import { chooseSettings } from "@/lib/testing/settings";
import { closeConnections } from "./close-connections";
import { startSending } from "./start";
import { queue } from "./store/queue";

const taken: string[] = [];
vi.useFakeTimers({ toFake: ["Date"] });
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, session, done) => {
    taken.push(...session.envelope.rcptTo.map(({ address }) => address));
    vi.setSystemTime(Date.now() + 30_000);
    stream.on("end", done).resume();
  },
});
server.listen(0, "127.0.0.1");
await once(server.server, "listening");
const { port } = server.server.address() as AddressInfo;
await freshDatabase();
chooseSettings({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  LETTERS_FROM: "Chess <chess@lakeside.example>",
  MAIL_SENDERS: "1",
});

afterAll(async () => {
  await closeConnections();
  server.close();
  vi.useRealTimers();
});

test("a server that takes half a minute for each email gets them all, and none waits longer because of it", async () => {
  const emails = ["amara", "jonas", "leilani"].map((name) => `${name}@campus.example`);
  await insertLetters(
    emails.map((email) => ({
      key: email,
      to: { name: "Reader", email },
      subject: "Round 7",
      text: "Words.",
      html: "<p>Words.</p>",
    })),
    new Date(),
  );
  await startSending(await queue());
  await vi.waitFor(() => expect(taken).toHaveLength(3), 60_000);
  expect([...taken].sort()).toEqual(emails);
  const failed = await prisma()
    .$queryRaw`SELECT FROM pgboss.job WHERE name = 'send-letter' AND retry_count > 0`;
  expect(failed).toEqual([]);
});
