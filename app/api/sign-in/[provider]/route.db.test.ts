import { NextRequest } from "next/server";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { LIMITS } from "@/lib/limits/limits";
import { freshDatabase } from "@/lib/testing/database";

const visit = { from: "203.0.113.9" };

await freshDatabase();

const mail = { received: [] as string[], isBroken: false };
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo: ({ address }, _session, done) => {
    if (mail.isBroken) return done(Object.assign(new Error("Out of order"), { responseCode: 451 }));
    mail.received.push(address);
    done();
  },
  onData: (stream, _session, done) => {
    stream.resume();
    stream.once("end", () => done());
  },
});

beforeAll(async () => {
  await new Promise<void>((ready) => smtp.listen(0, "127.0.0.1", ready));
  const { port } = smtp.server.address() as { port: number };
  Object.assign(process.env, {
    APP_URL: "http://localhost:3000",
    AUTH_SECRET: "only-for-sign-in-0123456789-0123456789",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    LETTERS_FROM: "Rookery <rookery@lakeside.example>",
  });
});
afterAll(() => smtp.close());
beforeEach(async () => {
  await prisma().rateLimit.deleteMany();
  Object.assign(mail, { received: [], isBroken: false });
});

const PER_ADDRESS = LIMITS["link-to-address"].most;
const PER_VISITOR = LIMITS["link-from-visitor"].most;

test("forty requests at once for one address send as many emails as one may get", async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => askFor("amara@lakeside.example")));
  expect(mail.received).toHaveLength(PER_ADDRESS);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(40 - PER_ADDRESS);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(500);
  expect(await refused[0]?.text()).toContain("Try again in 10 minutes.");
});

test("one visitor can't write to any number of addresses, and another can still sign in", async () => {
  const addresses = Array.from({ length: 100 }, (_, index) => `player-${index}@lakeside.example`);
  const answers = await Promise.all(addresses.map(askFor));
  expect(mail.received).toHaveLength(PER_VISITOR);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(100 - PER_VISITOR);
  visit.from = "198.51.100.7";
  expect((await askFor("amara@lakeside.example")).status).toBe(303);
});

test("a refusal leaves the browser with the link it has", async () => {
  for (let turn = 0; turn < PER_ADDRESS; turn += 1) await askFor("amara@lakeside.example");
  expect((await askFor("amara@lakeside.example")).headers.getSetCookie()).toEqual([]);
});

test.each(["link", "campus"])("coming back by %s is counted by visitor", async (way) => {
  const room = LIMITS["sign-in"].most;
  const answers = await Promise.all(Array.from({ length: room + 5 }, () => comeBack(way)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});

test("emails that the mail server did not take are not counted", async () => {
  mail.isBroken = true;
  for (let turn = 0; turn < PER_ADDRESS + 2; turn += 1) await askFor("amara@lakeside.example");
  mail.isBroken = false;
  expect((await askFor("amara@lakeside.example")).status).toBe(303);
  expect(mail.received).toEqual(["amara@lakeside.example"]);
});

async function comeBack(way: string): Promise<Response> {
  const headers = { "x-forwarded-for": visit.from };
  if (way === "link") {
    const { POST } = await import("../link/route");
    const body = new URLSearchParams({ token: "unknown" });
    return POST(new NextRequest("http://localhost:3000/api/sign-in/link", { method: "POST", body, headers }));
  }
  const { GET } = await import("../../auth/[...nextauth]/route");
  const params = Promise.resolve({ nextauth: ["callback", "oidc"] });
  return GET(new NextRequest("http://localhost:3000/api/auth/callback/oidc", { headers }), { params });
}

async function askFor(email: string): Promise<Response> {
  const { POST } = await import("./route");
  const body = new URLSearchParams({ email });
  const headers = { "x-forwarded-for": visit.from };
  const request = new NextRequest("http://localhost:3000/api/sign-in/email", {
    method: "POST",
    body,
    headers,
  });
  return POST(request, { params: Promise.resolve({ provider: "email" }) });
}
