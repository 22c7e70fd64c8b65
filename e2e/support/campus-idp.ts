import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import * as samlify from "samlify";
import { makeSamlKeys } from "../../scripts/campus/make-keys.ts";
import { anyFreePort } from "../../scripts/process/free-port.ts";

samlify.setSchemaValidator({
  validate: async () => "not checked: what's sent is what the site has to judge",
});

/** A person at the campus. */
export type CampusPerson = {
  readonly email: string;
  /** The persistent name ID; defaults to the address. */
  readonly id?: string;
  readonly name?: string;
  readonly groups?: readonly string[];
};

/** What an answer says about itself; each defaults to what it should be. Instants are offsets from now, in seconds. */
export type Twist = {
  readonly audience?: string;
  readonly recipient?: string;
  readonly destination?: string;
  readonly inResponseTo?: string;
  readonly issuer?: string;
  readonly notBefore?: number;
  readonly notOnOrAfter?: number;
  readonly method?: string;
  readonly nameIdFormat?: string;
  readonly status?: string;
};

export type CampusIdp = {
  readonly entityId: string;
  readonly metadata: string;
  /** Answers the request in an address of ours, as its page does after someone signed in. */
  answer(signInUrl: string, person: CampusPerson, twist?: Twist): Promise<string>;
  /** A logout request of the provider's own, as the query of our logout address. */
  askLogout(nameId: string): Promise<string>;
  /** Reads a request that we sent, and checks our signature. */
  readLogout(url: string): Promise<unknown>;
  stop(): Promise<void>;
};

type Options = {
  readonly name?: string;
  readonly encrypts?: boolean;
  /** Also sign the whole response. */
  readonly signsResponse?: boolean;
  /** Another key stands in the metadata beside the one that signs. */
  readonly isChangingKeys?: boolean;
  /** With SHA-1, as providers did before 2017. */
  readonly isOld?: boolean;
  /** Keys that are there already: making some takes a second. */
  readonly keys?: ReturnType<typeof makeSamlKeys>;
  /** What it makes of our metadata: it may have read it long ago. */
  readonly reads?: (metadata: string) => string;
};

/**
 * A real SAML identity provider, as a campus runs one (samlify). It checks our requests against our metadata. Its page
 * has a field "Campus address" and a button "Sign in", and signs anyone in with the address they type.
 *
 * @param readMetadata our metadata
 */
export async function startCampusIdp(
  readMetadata: () => Promise<string>,
  {
    name = "campus",
    encrypts = false,
    signsResponse = false,
    isChangingKeys = false,
    isOld = false,
    keys: given = makeSamlKeys(),
    reads = (metadata) => metadata,
  }: Options = {},
): Promise<CampusIdp> {
  const port = await anyFreePort();
  const base = `http://localhost:${port}`;
  const entityId = `${base}/${name}`;
  const [keys, next] = await Promise.all([given, isChangingKeys ? makeSamlKeys() : undefined]);
  const idp = samlify.IdentityProvider({
    entityID: entityId,
    privateKey: `-----BEGIN PRIVATE KEY-----\n${keys.privateKey}\n-----END PRIVATE KEY-----`,
    signingCert: keys.certificate,
    isAssertionEncrypted: encrypts,
    ...(isOld ? { requestSignatureAlgorithm: "http://www.w3.org/2000/09/xmldsig#rsa-sha1" } : {}),
    messageSigningOrder: "sign-then-encrypt",
    wantAuthnRequestsSigned: true,
    wantLogoutRequestSigned: true,
    nameIDFormat: ["urn:oasis:names:tc:SAML:2.0:nameid-format:persistent"],
    singleSignOnService: [{ Binding: REDIRECT, Location: `${base}/sso` }],
    singleLogoutService: [{ Binding: REDIRECT, Location: `${base}/slo` }],
    loginResponseTemplate: { context: TEMPLATE, attributes: [] },
  } as Parameters<typeof samlify.IdentityProvider>[0]);
  const ours = async () =>
    samlify.ServiceProvider({
      metadata: reads(await readMetadata()),
      wantMessageSigned: signsResponse,
      wantLogoutRequestSigned: true,
    });

  async function answer(signInUrl: string, person: CampusPerson, twist: Twist = {}): Promise<string> {
    const sp = await ours();
    const query = Object.fromEntries(new URL(signInUrl).searchParams);
    const octetString = new URL(signInUrl).search.slice(1).replace(/&Signature=.*$/, "");
    const asked = await idp.parseLoginRequest(sp, "redirect", { query, octetString });
    const requestId = String((asked.extract.request as { id?: unknown }).id);
    const answered = { extract: { request: { id: requestId } } };
    const made = await idp.createLoginResponse(
      sp,
      answered,
      "post",
      { email: person.email },
      (template: string) => ({
        id: `_${randomUUID()}`,
        context: fill(template, { entityId, requestId, sp, person, twist }),
      }),
    );
    return made.context;
  }

  const server = createServer((request, response) => {
    void serve(request, response, answer).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  return {
    entityId,
    metadata: next ? withKey(idp.getMetadata(), next.certificate) : idp.getMetadata(),
    answer,
    askLogout: async (nameId) => {
      const user = { logoutNameID: nameId };
      const made = idp.createLogoutRequest(await ours(), "redirect", user) as unknown as { context: string };
      return new URL(made.context).search.slice(1);
    },
    readLogout: async (url) => {
      const query = Object.fromEntries(new URL(url).searchParams);
      const octetString = new URL(url).search.slice(1).replace(/&Signature=.*$/, "");
      return (await idp.parseLogoutRequest(await ours(), "redirect", { query, octetString })).extract;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Metadata with another signing key before the provider's own. */
function withKey(metadata: string, certificate: string): string {
  const key = `<KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`;
  return metadata.replace("<KeyDescriptor", `${key}<KeyDescriptor`);
}

const REDIRECT = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";
const PERSISTENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent";

/** One page for signing in; it posts the answer as a provider's page does. */
async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CampusIdp["answer"],
): Promise<void> {
  const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
  response.setHeader("content-type", "text/html; charset=utf-8");
  if (url.pathname === "/slo") {
    response.end(page("<p>You’re signed out of your campus account.</p>"));
  } else if (url.pathname !== "/sso") {
    response.writeHead(204).end();
  } else if (request.method === "POST") {
    const typed = new URLSearchParams(await text(request));
    const email = typed.get("email") ?? "";
    const person = {
      email,
      id: typed.get("id") || email,
      name: typed.get("name") || "Amara Okafor",
      groups: (typed.get("groups") ?? "").split(" ").filter(Boolean),
    };
    const posted = await answer(url.href, person);
    const [acs = ""] = /(?<=Destination=")[^"]+/.exec(Buffer.from(posted, "base64").toString()) ?? [];
    response.end(
      page(`<form method="post" action="${acs}"><input type="hidden" name="SAMLResponse" value="${posted}">${relayed(url)}
<button>Continue to the league</button></form><script>document.forms[0].submit()</script>`),
    );
  } else {
    response.end(
      page(`<form method="post"><label>Campus address <input name="email" required></label>
<label>Campus number <input name="id"></label>
<label>Groups <input name="groups"></label> <button>Sign in</button></form>`),
    );
  }
}

/** What the site asked the provider to hand back. */
function relayed(url: URL): string {
  const state = url.searchParams.get("RelayState");
  return state ? `<input type="hidden" name="RelayState" value="${state}">` : "";
}

const page = (body: string) => `<!doctype html><html lang="en"><title>Lakeside University</title>${body}`;

type Filling = {
  readonly entityId: string;
  readonly requestId: string;
  readonly sp: ReturnType<typeof samlify.ServiceProvider>;
  readonly person: CampusPerson;
  readonly twist: Twist;
};

function fill(template: string, { entityId, requestId, sp, person, twist }: Filling): string {
  const acs = String(sp.entityMeta.getAssertionConsumerService("post"));
  const instant = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const tags: Readonly<Record<string, string>> = {
    ID: `_${randomUUID()}`,
    AssertionID: `_${randomUUID()}`,
    IssueInstant: instant(0),
    Destination: twist.destination ?? acs,
    Recipient: twist.recipient ?? acs,
    Audience: twist.audience ?? String(sp.entityMeta.getEntityID()),
    Issuer: twist.issuer ?? entityId,
    InResponseTo: twist.inResponseTo ?? requestId,
    NotBefore: instant(twist.notBefore ?? -5),
    NotOnOrAfter: instant(twist.notOnOrAfter ?? 300),
    Method: twist.method ?? "urn:oasis:names:tc:SAML:2.0:cm:bearer",
    Status: twist.status ?? "urn:oasis:names:tc:SAML:2.0:status:Success",
    Format: twist.nameIdFormat ?? PERSISTENT,
    NameID: person.id ?? person.email,
    Email: person.email,
    Name: person.name ?? "",
  };
  const groups = (person.groups ?? [])
    .map((group) => `<saml:AttributeValue>${group}</saml:AttributeValue>`)
    .join("");
  const filled = template.replace("{Groups}", groups);
  return filled.replace(/\{(\w+)\}/g, (_tag, tag: string) => tags[tag] ?? "");
}

const TEMPLATE = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="{ID}" Version="2.0" IssueInstant="{IssueInstant}" Destination="{Destination}" InResponseTo="{InResponseTo}"><saml:Issuer>{Issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="{Status}"/></samlp:Status><saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="{AssertionID}" Version="2.0" IssueInstant="{IssueInstant}"><saml:Issuer>{Issuer}</saml:Issuer><saml:Subject><saml:NameID Format="{Format}">{NameID}</saml:NameID><saml:SubjectConfirmation Method="{Method}"><saml:SubjectConfirmationData NotOnOrAfter="{NotOnOrAfter}" Recipient="{Recipient}" InResponseTo="{InResponseTo}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="{NotBefore}" NotOnOrAfter="{NotOnOrAfter}"><saml:AudienceRestriction><saml:Audience>{Audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="{IssueInstant}" SessionIndex="{AssertionID}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="urn:oid:0.9.2342.19200300.100.1.3"><saml:AttributeValue>{Email}</saml:AttributeValue></saml:Attribute><saml:Attribute Name="urn:oid:2.16.840.1.113730.3.1.241"><saml:AttributeValue>{Name}</saml:AttributeValue></saml:Attribute><saml:Attribute Name="groups">{Groups}</saml:Attribute></saml:AttributeStatement></saml:Assertion></samlp:Response>`;
