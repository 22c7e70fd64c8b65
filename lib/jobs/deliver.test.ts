import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerEnvelope } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { ownSettings } from "../../scripts/local/settings";
import { LOCAL_SETTINGS } from "../../scripts/local-settings";
import { deliver } from "./deliver";

const taken: SMTPServerEnvelope[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  hideDSN: false,
  onData: (stream, session, done) => {
    taken.push(session.envelope);
    stream.on("end", done).resume();
  },
});
server.listen(0, "127.0.0.1");
await once(server.server, "listening");
afterAll(() => server.close());

const { port } = server.server.address() as AddressInfo;
const settings = {
  ...LOCAL_SETTINGS,
  DATABASE_URL: "postgresql://nobody@127.0.0.1/nothing",
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  LETTERS_FROM: "Chess <chess@lakeside.example>",
  BOUNCES_TO: "bounces@lakeside.example",
};
Object.assign(process.env, ownSettings(settings));

test("a letter goes out with the address for bounces, and with an id that they bring back", async () => {
  await deliver({
    to: { email: "amara@campus.example", name: "Amara" },
    subject: "Round 7",
    text: "Words.",
    html: "<p>Words.</p>",
    messageId: "<01a2b3c4-0000-4000-8000-000000000001@rookery>",
  });
  expect(taken).toMatchObject([
    {
      mailFrom: { address: "bounces@lakeside.example" },
      rcptTo: [{ address: "amara@campus.example", dsn: { notify: ["FAILURE"] } }],
      dsn: { ret: "HDRS", envid: "01a2b3c4-0000-4000-8000-000000000001@rookery" },
    },
  ]);
});
