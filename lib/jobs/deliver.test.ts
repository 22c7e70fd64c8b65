import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerEnvelope } from "smtp-server";
import { afterAll, expect, test, vi } from "vitest";
import { type FailedAttempt, kindOfFailure } from "@/lib/mail/rules/attempts";
import { ownSettings } from "../../scripts/local/settings";
import { LOCAL_SETTINGS } from "../../scripts/local-settings";
import type { Outgoing } from "./deliver";

const taken: SMTPServerEnvelope[] = [];
/** What the server does before it takes an email. */
let beforeTaking = async (): Promise<unknown> => undefined;
/** Where the server refuses an email, and how. */
let refusal: { readonly at: string; readonly answer: string } | undefined;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  hideDSN: false,
  onConnect: (_session, done) => done(refused("greeting")),
  onMailFrom: (_address, _session, done) => done(refused("sender")),
  onRcptTo: (_address, _session, done) => done(refused("recipient")),
  onData: (stream, session, done) => {
    stream
      .on("end", async () => {
        await beforeTaking();
        taken.push(session.envelope);
        done(refused("email"));
      })
      .resume();
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

const LETTER = {
  to: { email: "amara@campus.example", name: "Amara" },
  subject: "Round 7",
  text: "Words.",
  html: "<p>Words.</p>",
  messageId: "<01a2b3c4-0000-4000-8000-000000000001@rookery>",
};

test("a letter goes out with the address for bounces, and with an id that they bring back", async () => {
  await deliver(LETTER);
  expect(taken).toMatchObject([
    {
      mailFrom: { address: "bounces@lakeside.example" },
      rcptTo: [{ address: "amara@campus.example", dsn: { notify: ["FAILURE"] } }],
      dsn: { ret: "HDRS", envid: "01a2b3c4-0000-4000-8000-000000000001@rookery" },
    },
  ]);
});

test("an email goes to the server that the settings name now", async () => {
  vi.resetModules();
  const here = await import("./deliver");
  const settings = await import("@/lib/env");
  await here.deliver(LETTER);
  const gone = { url: "smtp://127.0.0.1:1", from: "Chess <chess@lakeside.example>" };
  vi.spyOn(settings, "env").mockReturnValue({ ...settings.env(), smtp: gone });
  await expect(here.deliver(LETTER)).rejects.toThrow("ECONNREFUSED");
});

test.each([
  { at: "greeting", answer: "554 5.7.1 Client host blocked", kind: "unreachable" },
  { at: "sender", answer: "530 5.7.0 Authentication required", kind: "unreachable" },
  { at: "recipient", answer: "554 5.7.1 Client host blocked", kind: "temporary" },
  { at: "recipient", answer: "550 5.1.1 No such user", kind: "permanent" },
  { at: "email", answer: "554 5.6.0 Not like this", kind: "permanent" },
])("refused at the $at with $answer: $kind", async ({ kind, ...how }) => {
  refusal = how;
  const failed: FailedAttempt = await deliver(LETTER).then(
    () => ({}),
    (error) => error,
  );
  expect(failed.response).toContain(how.answer);
  expect(kindOfFailure(failed)).toBe(kind);
});

test("a server that never says whether it took an email isn't waited for", async () => {
  refusal = undefined;
  beforeTaking = () => new Promise(() => {});
  const failed = await deliver(LETTER, 200).catch((error: unknown) => error);
  expect(failed).toMatchObject({ message: "The mail server didn’t accept it within 0.2 seconds" });
  expect(kindOfFailure(failed as FailedAttempt)).toBe("unreachable");
});

/** Over a connection of its own, so that the server greets it. */
async function deliver(letter: Outgoing, patienceMs?: number): Promise<void> {
  vi.resetModules();
  await (await import("./deliver")).deliver(letter, patienceMs);
}

function refused(at: string): Error | null {
  if (refusal?.at !== at) return null;
  const [responseCode, ...words] = refusal.answer.split(" ");
  return Object.assign(new Error(words.join(" ")), { responseCode: Number(responseCode) });
}
