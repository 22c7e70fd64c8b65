import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Twist } from "@/e2e/support/campus-idp";
import type { Browser } from "@/lib/auth/testing/browser";
import { findByAddress, newBrowser, openSite, SESSION, signInSomebody } from "@/lib/auth/testing/site";
import { prisma } from "@/lib/db/client";
import { comeBack, leave, makeCampus, post, setSamlKeys, type TestCampus } from "./testing/campus";
import { pack, unpack, wrappings } from "./testing/wrap";

await setSamlKeys();
await openSite();
const [campus, other, secretive] = await Promise.all([
  makeCampus(),
  makeCampus({ signsResponse: true }),
  makeCampus({ encrypts: true }),
]);
const victim = `victim@${campus.domain}`;
await signInSomebody(newBrowser(), victim);

let browser: Browser;
beforeEach(async () => {
  browser = newBrowser();
  await prisma().rateLimit.deleteMany();
});
afterAll(async () => {
  for (const { idp } of [campus, other, secretive]) await idp.stop();
});

const attacker = { email: `attacker@${campus.domain}`, id: "attacker" };

/** Posts an answer and follows the browser; no one may be signed in, and the victim's profile stays as it is. */
async function expectRefused(posted: string, at: Pick<TestCampus, "org"> = campus): Promise<string> {
  const end = await comeBack(browser, at, await post(at, posted));
  expect(end).toMatch(/^\/sign-in\?error=|^404$/);
  expect(browser.cookies.has(SESSION)).toBe(false);
  expect((await findByAddress(victim))?.accounts).toEqual([]);
  expect((await findByAddress(victim))?.sessions).toHaveLength(1);
  return end;
}

const names = Object.keys(wrappings("", ""));

describe.each([
  { what: "the assertion is signed", at: () => campus },
  { what: "the response is signed too", at: () => other },
])("wrapped signatures, where $what", ({ at }) => {
  test.each(names)("%s", async (name) => {
    const person = { ...attacker, email: `attacker@${at().domain}` };
    const xml = unpack(await at().idp.answer(await leave(browser, at()), person));
    const wrapped = wrappings(xml, victim)[name] ?? "";
    expect(wrapped).not.toBe(xml);
    expect(await expectRefused(pack(wrapped), at())).toMatch(/error=(CampusRefused|CampusSaidNo)&/);
  });
});

test.each<{ why: string; twist: Twist; error: string }>([
  { why: "wrong audience", twist: { audience: "https://elsewhere.example" }, error: "CampusRefused" },
  { why: "no audience of ours", twist: { audience: "" }, error: "CampusRefused" },
  { why: "wrong recipient", twist: { recipient: "https://elsewhere.example/acs" }, error: "CampusRefused" },
  {
    why: "wrong destination",
    twist: { destination: "https://elsewhere.example/acs" },
    error: "CampusRefused",
  },
  { why: "wrong issuer", twist: { issuer: "https://elsewhere.example" }, error: "CampusRefused" },
  { why: "an answer to no request", twist: { inResponseTo: `_${randomUUID()}` }, error: "CampusExpired" },
  { why: "an answer to nothing", twist: { inResponseTo: "" }, error: "CampusExpired" },
  { why: "expired", twist: { notBefore: -900, notOnOrAfter: -400 }, error: "CampusClock" },
  { why: "not valid yet", twist: { notBefore: 400, notOnOrAfter: 900 }, error: "CampusClock" },
  {
    why: "not a bearer",
    twist: { method: "urn:oasis:names:tc:SAML:2.0:cm:sender-vouches" },
    error: "CampusRefused",
  },
  {
    why: "no success",
    twist: { status: "urn:oasis:names:tc:SAML:2.0:status:Responder" },
    error: "CampusSaidNo",
  },
  {
    why: "an id that changes every time",
    twist: { nameIdFormat: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient" },
    error: "NoStableId",
  },
  {
    why: "an address as the id",
    twist: { nameIdFormat: "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress" },
    error: "NoStableId",
  },
])("refused: $why", async ({ twist, error }) => {
  const posted = await campus.idp.answer(await leave(browser, campus), attacker, twist);
  expect(await expectRefused(posted)).toContain(`error=${error}&`);
});

test("replayed: an answer counts once, also in the same moment", async () => {
  const posted = await campus.idp.answer(await leave(browser, campus), attacker);
  const ends = await Promise.all([post(campus, posted), post(campus, posted), post(campus, posted)]);
  expect(ends.filter((end) => end.includes("/finish?code="))).toHaveLength(1);
  expect(ends.filter((end) => end.includes("error=CampusExpired"))).toHaveLength(2);
  expect(await post(campus, posted)).toContain("error=CampusExpired");
});

test("an answer that's refused doesn't use the request up", async () => {
  const start = await leave(browser, campus);
  const good = await campus.idp.answer(start, attacker);
  await expectRefused(pack(unpack(good).replace(/SignatureValue>[^<]*/, "SignatureValue>AAAA")));
  expect(await comeBack(browser, campus, await post(campus, good))).toBe("/me");
});

test("a request that's too old isn't answered", async () => {
  const posted = await campus.idp.answer(await leave(browser, campus), attacker);
  await prisma().campusRequest.updateMany({ data: { expiresAt: new Date(0) }, where: { answeredAt: null } });
  expect(await expectRefused(posted)).toContain("error=CampusExpired");
});

test("another organization's provider, in its own name", async () => {
  const posted = await other.idp.answer(await leave(browser, other), { email: victim, id: "v" });
  await expectRefused(posted);
});

test("another organization's provider, in the name of the right one", async () => {
  const ours = unpack(await campus.idp.answer(await leave(browser, campus), attacker));
  const id = /InResponseTo="([^"]*)"/.exec(ours)?.[1] ?? "";
  const twist = {
    inResponseTo: id,
    issuer: campus.idp.entityId,
    audience: `http://localhost:3999/api/campus/${campus.org}/metadata`,
    recipient: `http://localhost:3999/api/campus/${campus.org}/acs`,
    destination: `http://localhost:3999/api/campus/${campus.org}/acs`,
  };
  const posted = await other.idp.answer(await leave(newBrowser(), other), { email: victim, id: "v" }, twist);
  await expectRefused(posted);
});

test("another organization's provider can't vouch for this one's addresses", async () => {
  const posted = await other.idp.answer(await leave(browser, other), { email: victim, id: "v" });
  expect(await comeBack(browser, other, await post(other, posted))).toContain("error=ForeignDomain");
  expect((await findByAddress(victim))?.accounts).toEqual([]);
});

test("an answer for one organization isn't taken at another's address", async () => {
  const posted = await campus.idp.answer(await leave(browser, campus), attacker);
  await expectRefused(posted, other);
  const back = await post(campus, posted);
  expect(await comeBack(browser, other, back.replace(campus.org, other.org))).toContain(
    "error=CampusExpired",
  );
  expect(browser.cookies.has(SESSION)).toBe(false);
});

test("an assertion that was encrypted for someone else isn't read", async () => {
  const posted = await secretive.idp.answer(await leave(browser, secretive), attacker);
  const xml = unpack(posted);
  expect(xml).toContain("EncryptedAssertion");
  expect(xml).not.toContain(attacker.email);
  await expectRefused(pack(xml.replace(/(CipherValue>)[^<]{20}/, `$1${"A".repeat(20)}`)), secretive);
});

test("an attacker's own sign-in doesn't sign the victim's browser in", async () => {
  const back = await post(campus, await campus.idp.answer(await leave(newBrowser(), campus), attacker));
  await leave(browser, campus);
  expect(await comeBack(browser, campus, back)).toContain("error=CampusExpired");
  expect(browser.cookies.has(SESSION)).toBe(false);
});

test.each(["", "AAAA", pack("<x/>"), pack("<"), pack("\0"), "%"])(
  "nonsense is refused (%#)",
  async (nonsense) => {
    await expectRefused(nonsense);
  },
);

test.each([
  { why: "opens elements and never ends them", xml: "<a>".repeat(60_000) },
  { why: "opens elements in the middle of others", xml: `<x>${"<a><b></a>".repeat(20_000)}</x>` },
  { why: "goes very deep", xml: "<a>".repeat(20_000) + "</a>".repeat(20_000) },
  { why: "has quotes that never end", xml: `<x>${"<a b='".repeat(30_000)}</x>` },
])("an answer that $why is refused right away", async ({ xml }) => {
  const start = performance.now();
  await expectRefused(pack(xml));
  expect(performance.now() - start).toBeLessThan(1_000);
});

test("a sign-in leads only to our own pages", async () => {
  for (const foreign of ["https://evil.example/", "//evil.example", "/\\evil.example"]) {
    const at = newBrowser();
    const posted = await campus.idp.answer(await leave(at, campus, foreign), attacker);
    expect(await comeBack(at, campus, await post(campus, posted))).toBe("/desk");
  }
});

test.each([
  { why: "signed", options: {} },
  { why: "signed, then encrypted", options: { encrypts: true } },
])("an assertion is refused that was $why with SHA-1", async ({ options }) => {
  const old = await makeCampus({ ...options, isOld: true });
  const posted = await old.idp.answer(await leave(browser, old), {
    ...attacker,
    email: `attacker@${old.domain}`,
  });
  expect(await expectRefused(posted, old)).toContain("error=CampusRefused");
  await old.idp.stop();
});
