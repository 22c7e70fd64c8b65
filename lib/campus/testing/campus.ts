import { randomUUID } from "node:crypto";
import { POST as consume } from "@/app/api/campus/[org]/acs/route";
import { GET as finish } from "@/app/api/campus/[org]/finish/route";
import { GET as logout } from "@/app/api/campus/[org]/logout/route";
import { GET as readOurs } from "@/app/api/campus/[org]/metadata/route";
import { POST as connect } from "@/app/api/campus-account/route";
import { type CampusIdp, type CampusPerson, startCampusIdp, type Twist } from "@/e2e/support/campus-idp";
import { type Browser, openBrowser } from "@/lib/auth/testing/browser";
import { postSignIn } from "@/lib/auth/testing/site";
import { prisma } from "@/lib/db/client";
import { chooseSettings } from "@/lib/testing/settings";
import { makeSamlKeys } from "@/scripts/campus/make-keys";

const APP_URL = "http://localhost:3999";

/** Puts the site's own keys into the settings; call it before anything reads them. */
export async function setSamlKeys(): Promise<void> {
  const { certificate, privateKey } = await makeSamlKeys();
  chooseSettings({
    SAML_CERTIFICATE: certificate,
    SAML_PRIVATE_KEY: privateKey,
    OPERATOR_EMAILS: "operator@lakeside.example",
  });
}

export type TestCampus = {
  readonly org: string;
  readonly organizationId: string;
  readonly domain: string;
  readonly idp: CampusIdp;
};

/** An organization with a campus of its own: a real provider and a domain that it vouches for. */
export async function makeCampus(options: Parameters<typeof startCampusIdp>[1] = {}): Promise<TestCampus> {
  const org = `org-${randomUUID().slice(0, 8)}`;
  const domain = `${org}.example`;
  const { id } = await prisma().organization.create({
    data: {
      slug: org,
      name: "Lakeside Chess",
      timeZone: "UTC",
      office: "Room 1",
      contactEmail: `a@${domain}`,
    },
  });
  const idp = await startCampusIdp(() => ourMetadata(org), options);
  await prisma().campusSignIn.create({
    data: {
      organizationId: id,
      entityId: idp.entityId,
      metadata: idp.metadata,
      readAt: new Date(),
      triedAt: new Date(),
    },
  });
  await prisma().campusDomain.create({ data: { domain, organizationId: id } });
  return { org, organizationId: id, domain, idp };
}

/** What a campus reads of us. */
export async function ourMetadata(org: string): Promise<string> {
  const answer = await readOurs(new Request(APP_URL), { params: Promise.resolve({ org }) });
  return answer.text();
}

/** Presses "Sign in with your campus account", and returns the provider's address. */
export async function leave(browser: Browser, { org }: TestCampus, next = "/me"): Promise<string> {
  const answer = await postSignIn(browser, "campus", { org, next });
  return answer.headers.get("location") ?? "";
}

/** Presses "Connect your campus account" on the profile, and returns the provider's address. */
export async function leaveConnecting(browser: Browser, { org }: Pick<TestCampus, "org">): Promise<string> {
  const answer = await browser.ask(connect, "/api/campus-account", { org });
  return answer.headers.get("location") ?? String(answer.status);
}

/** Posts an answer as the provider's page does, without our cookies; returns where the browser is sent. */
export async function post(
  { org }: Pick<TestCampus, "org">,
  SAMLResponse: string,
  RelayState = "",
): Promise<string> {
  const context = { params: Promise.resolve({ org }) };
  const answer = await openBrowser(APP_URL).ask(
    (request) => consume(request, context),
    `/api/campus/${org}/acs`,
    { SAMLResponse, ...(RelayState ? { RelayState } : {}) },
  );
  return answer.headers.get("location") ?? String(answer.status);
}

/** Follows the browser back from the provider; returns where that ends. */
export async function comeBack(
  browser: Browser,
  { org }: Pick<TestCampus, "org">,
  at: string,
): Promise<string> {
  if (!at.startsWith(`/api/campus/${org}/finish`)) return at;
  const context = { params: Promise.resolve({ org }) };
  const answer = await browser.ask((request) => finish(request, context), at);
  return answer.headers.get("location") ?? String(answer.status);
}

/** Opens our logout address with a query, as a browser that the provider sent; returns where it goes. */
export async function openLogout({ org }: Pick<TestCampus, "org">, query: string): Promise<string> {
  const context = { params: Promise.resolve({ org }) };
  const answer = await openBrowser(APP_URL).ask(
    (request) => logout(request, context),
    `/api/campus/${org}/logout?${query}`,
  );
  return answer.headers.get("location") ?? String(answer.status);
}

/** The whole trip; returns where it ends. */
export async function signInAt(
  browser: Browser,
  campus: TestCampus,
  person: CampusPerson,
  twist?: Twist,
): Promise<string> {
  const answer = await campus.idp.answer(await leave(browser, campus), person, twist);
  return comeBack(browser, campus, await post(campus, answer));
}
