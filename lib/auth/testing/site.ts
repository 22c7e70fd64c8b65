import { randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
import { afterAll } from "vitest";
import { GET } from "@/app/api/auth/[...nextauth]/route";
import { POST as connect } from "@/app/api/campus-account/route";
import { POST } from "@/app/api/sign-in/[provider]/route";
import { POST as useLink } from "@/app/api/sign-in/link/route";
import { startSignInProvider } from "@/e2e/support/sign-in-provider";
import { prisma } from "@/lib/db/client";
import { env } from "@/lib/env";
import { closeConnections } from "@/lib/jobs/close-connections";
import { freshDatabase } from "@/lib/testing/database";
import { chooseSettings } from "@/lib/testing/settings";
import { insertSession } from "../store/sign-in";
import { type Browser, type CampusAccount, openBrowser, walkProvider } from "./browser";

const APP_URL = "http://localhost:3999";
export const SESSION = "next-auth.session-token";

export type Form = Readonly<Record<string, string>>;

/** The site with a database of this test file's own and a real sign-in provider; call it at the top of the file. */
export async function openSite() {
  await freshDatabase();
  const provider = await startSignInProvider(`${APP_URL}/api/auth/callback/oidc`);
  chooseSettings({
    APP_URL,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: "Example University",
  });
  afterAll(async () => {
    await provider.stop();
    await closeConnections();
  });
  return { issuer: provider.issuer };
}

export function newBrowser(): Browser {
  return openBrowser(APP_URL);
}

/** A person with their own address, and their session cookie in a browser. */
export async function signInSomebody(browser: Browser, email = `${randomUUID()}@campus.example`) {
  const { id } = await prisma().user.upsert({ where: { email }, create: { email }, update: {} });
  const sessionId = await insertSession(id, new Date(), 30);
  browser.cookies.set(SESSION, await encode({ token: { sub: id, sessionId }, secret: env().authSecret }));
  return { id, email, sessionId };
}

/** Makes a session as old as a device that was left signed in. */
export async function leaveSignedIn(sessionId: string): Promise<Date> {
  const createdAt = new Date(Date.now() - 3 * 3_600_000);
  await prisma().signInSession.update({ where: { id: sessionId }, data: { createdAt } });
  return createdAt;
}

/** A person with everything that signs them in. */
export function findByAddress(email: string) {
  return prisma().user.findUnique({ where: { email }, include: { sessions: true, accounts: true } });
}

export function postSignIn(browser: Browser, provider: string, form: Form): Promise<Response> {
  const context = { params: Promise.resolve({ provider }) };
  return browser.ask((request) => POST(request, context), `/api/sign-in/${provider}`, form);
}

export function postLink(browser: Browser, form: Form): Promise<Response> {
  return browser.ask(useLink, "/api/sign-in/link", form);
}

export function openCallback(browser: Browser, address: string): Promise<Response> {
  const path = new URL(address, APP_URL).pathname.slice("/api/auth/".length).split("/");
  return browser.ask((request) => GET(request, { params: Promise.resolve({ nextauth: path }) }), address);
}

/** Signs in with the campus account, and returns where that ends. */
export async function signInByCampus(browser: Browser, account: CampusAccount): Promise<string> {
  return finish(browser, await postSignIn(browser, "oidc", { next: "/me" }), account);
}

/** Connects a campus account; `during` runs while the provider asks. */
export async function connectCampus(
  browser: Browser,
  account: CampusAccount,
  during: () => Promise<unknown> = async () => undefined,
): Promise<string> {
  const start = await browser.ask(connect, "/api/campus-account", {});
  await during();
  return finish(browser, start, account);
}

async function finish(browser: Browser, start: Response, account: CampusAccount): Promise<string> {
  const address = start.headers.get("location") ?? "";
  if (!address.startsWith("http://localhost:")) return address;
  const end = await openCallback(browser, await walkProvider(address, account));
  return (end.headers.get("location") ?? "").replace(APP_URL, "");
}
