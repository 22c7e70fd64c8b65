import { createVerify, X509Certificate } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { CLOCK_SKEW_MS } from "../rules/check-assertion";
import type { Campus } from "./service-provider";
import { attributeOf, children, instantIn, NS, parseXml, textOf } from "./xml";

/** What a provider says about logging out. */
export type LogoutMessage =
  | { readonly kind: "done" }
  | {
      readonly kind: "asks";
      readonly id: string;
      readonly nameId: string;
      /** Empty: all sessions of the person. */
      readonly sessionIndexes: readonly string[];
    };

/**
 * Reads a logout message from an address (SAML Bindings 3.4.4.1). It has to be signed by the provider, meant for us and
 * new. The signature is over the parameters as they were sent, each exactly once.
 *
 * @param query without the question mark
 */
export async function readLogoutMessage(
  campus: Campus,
  query: string,
  at: number,
): Promise<LogoutMessage | undefined> {
  const signed = readSigned(query, campus.idp.certificates);
  const message = signed && parseXml(signed);
  if (!message || message.namespaceURI !== NS.protocol) return undefined;
  if (textOf(children(message, NS.assertion, "Issuer")[0]) !== campus.idp.entityId) return undefined;
  const destination = attributeOf(message, "Destination");
  if (destination !== campus.addresses.logout) return undefined;
  if (message.localName === "LogoutResponse") return { kind: "done" };
  if (message.localName !== "LogoutRequest" || !isNew(message, at)) return undefined;
  const nameId = textOf(children(message, NS.assertion, "NameID")[0]);
  const id = attributeOf(message, "ID");
  if (!nameId || !id) return undefined;
  const sessionIndexes = children(message, NS.protocol, "SessionIndex").map(textOf);
  return { kind: "asks", id, nameId, sessionIndexes };
}

/** Requests can't be replayed for long: an old one would end a session that began since. */
function isNew(message: Element, at: number): boolean {
  const issued = instantIn(message, "IssueInstant");
  const until = instantIn(message, "NotOnOrAfter") ?? Number.POSITIVE_INFINITY;
  return (
    issued !== undefined && Math.abs(at - issued) <= CLOCK_SKEW_MS + NEW_MS && at - CLOCK_SKEW_MS < until
  );
}

const NEW_MS = 2 * 60_000;

const ALGORITHMS: ReadonlyMap<string, string> = new Map([
  ["http://www.w3.org/2001/04/xmldsig-more#rsa-sha256", "RSA-SHA256"],
  ["http://www.w3.org/2001/04/xmldsig-more#rsa-sha384", "RSA-SHA384"],
  ["http://www.w3.org/2001/04/xmldsig-more#rsa-sha512", "RSA-SHA512"],
]);

const MOST_CHARACTERS = 64_000;

/** The message, if the provider signed it. Names are compared decoded, so that what's read is what was signed. */
function readSigned(query: string, certificates: readonly string[]): string | undefined {
  const sent = new Map<string, { readonly raw: string; readonly value: string }>();
  for (const raw of query.split("&")) {
    for (const [name, value] of new URLSearchParams(raw)) {
      if (sent.has(name)) return undefined;
      sent.set(name, { raw, value });
    }
  }
  const kind = ["SAMLRequest", "SAMLResponse"].filter((name) => sent.has(name));
  const signed = [...kind, ...(sent.has("RelayState") ? ["RelayState"] : []), "SigAlg"];
  if (kind.length !== 1 || !signed.every((name) => sent.has(name))) return undefined;
  const sentAs = (name: string | undefined) => sent.get(name ?? "")?.value ?? "";
  const algorithm = ALGORITHMS.get(sentAs("SigAlg"));
  if (!algorithm) return undefined;
  const text = signed.map((name) => sent.get(name)?.raw).join("&");
  const signature = Buffer.from(sentAs("Signature"), "base64");
  const isSigned = certificates.some((certificate) => {
    const { publicKey } = new X509Certificate(Buffer.from(certificate, "base64"));
    return (
      publicKey.asymmetricKeyType === "rsa" &&
      createVerify(algorithm).update(text).verify(publicKey, signature)
    );
  });
  return isSigned ? inflate(sentAs(kind[0])) : undefined;
}

function inflate(base64: string): string | undefined {
  try {
    return inflateRawSync(Buffer.from(base64, "base64"), { maxOutputLength: MOST_CHARACTERS }).toString(
      "utf8",
    );
  } catch {
    return undefined;
  }
}
