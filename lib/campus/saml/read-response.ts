import { decryptXml } from "@node-saml/node-saml/lib/xml";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { type AssertionFacts, type AssertionRefusal, checkAssertion } from "../rules/check-assertion";
import type { Subject } from "../rules/read-claims";
import { type Campus, makeSaml, type OwnKey, ownKeys, pem } from "./service-provider";
import { all, attributeOf, children, instantIn, NS, parseXml, textOf } from "./xml";

/** What a provider's answer says, once everything about it has been checked. */
export type Told = {
  /** The request that it answers; whether we made it, and no one answered it, the database says. */
  readonly requestId: string;
  readonly subject: Subject;
  readonly sessionIndex: string | undefined;
};

export type ResponseRefusal =
  | "not-a-response"
  | "said-no"
  | "wrong-destination"
  | "not-signed"
  | "weak-signature"
  | AssertionRefusal;

/**
 * Reads a provider's answer (SAML Profiles 4.1.4). It has exactly one assertion, where the specification wants it, signed
 * by itself with a key from the provider's metadata; everything that counts is read from what was signed and nothing else.
 *
 * @param posted the form field SAMLResponse
 * @param at in milliseconds
 */
export async function readResponse(
  campus: Campus,
  posted: string,
  at: number,
): Promise<Answer<Told, ResponseRefusal>> {
  const response = parseXml(Buffer.from(posted, "base64").toString("utf8"));
  if (!response) return refuse("not-a-response");
  const shape = refuseShape(response, campus);
  if (shape) return refuse(shape);
  const found = await findSigned(campus, response);
  if (!found) return refuse("not-signed");
  if (!isStrong(found.assertion)) return refuse("weak-signature");
  const assertion = await verifiedAssertion(campus, posted, found.key);
  if (!assertion) return refuse("not-signed");
  const { entityId: audience, consume: recipient } = campus.addresses;
  const checked = checkAssertion(
    factsOf(assertion),
    { issuer: campus.idp.entityId, audience, recipient },
    at,
  );
  if (!checked.ok) return checked;
  const statement = children(assertion, NS.assertion, "AuthnStatement")[0];
  if (!statement) return refuse("not-a-response");
  return accept({
    requestId: checked.value,
    subject: subjectOf(assertion),
    sessionIndex: attributeOf(statement, "SessionIndex"),
  });
}

const SUCCESS = "urn:oasis:names:tc:SAML:2.0:status:Success";

/**
 * What can be refused before any key is used. Wrapped signatures need a second assertion or response somewhere, or two
 * elements with one id, so a document with either is refused.
 */
function refuseShape(response: Element, { idp, addresses }: Campus): ResponseRefusal | undefined {
  if (response.namespaceURI !== NS.protocol || response.localName !== "Response") return "not-a-response";
  const elements = [response, ...Array.from(response.getElementsByTagName("*"))];
  const ids = elements.flatMap((each) => IDS.flatMap((name) => attributeOf(each, name) ?? []));
  const named = (name: string) => elements.filter(({ localName }) => localName === name);
  if (new Set(ids).size < ids.length || named("Response").length > 1) return "not-a-response";
  const status = children(response, NS.protocol, "Status")[0];
  const code = status && children(status, NS.protocol, "StatusCode")[0];
  if (attributeOf(code, "Value") !== SUCCESS) return "said-no";
  const assertions = [...named("Assertion"), ...named("EncryptedAssertion")];
  if (assertions.length !== 1 || assertions[0]?.parentNode !== response) return "not-a-response";
  const destination = attributeOf(response, "Destination");
  if (destination !== undefined && destination !== addresses.consume) return "wrong-destination";
  const issuer = children(response, NS.assertion, "Issuer")[0];
  return issuer && textOf(issuer) !== idp.entityId ? "wrong-issuer" : undefined;
}

const IDS = ["ID", "Id", "id"];

/** The assertion with its signature, which hasn't been checked, and which of our keys it's encrypted for, if it is. */
async function findSigned(
  { keys }: Campus,
  response: Element,
): Promise<{ readonly assertion: Element; readonly key: OwnKey } | undefined> {
  const [assertion] = children(response, NS.assertion, "Assertion");
  if (assertion) return { assertion, key: keys };
  const [encrypted] = children(response, NS.assertion, "EncryptedAssertion");
  for (const key of encrypted ? ownKeys(keys) : []) {
    const xml = await decryptXml(String(encrypted), pem(key.privateKey, "PRIVATE KEY")).catch(() => "");
    const decrypted = parseXml(xml);
    if (decrypted) return { assertion: decrypted, key };
  }
  return undefined;
}

const XML_DSIG_MORE = "http://www.w3.org/2001/04/xmldsig-more#";
const XML_ENC = "http://www.w3.org/2001/04/xmlenc#";
const STRONG_SIGNATURES = ["rsa-sha256", "rsa-sha384", "rsa-sha512"].map((name) => XML_DSIG_MORE + name);
const STRONG_DIGESTS = [`${XML_ENC}sha256`, `${XML_DSIG_MORE}sha384`, `${XML_ENC}sha512`];

/** Is the assertion's own signature made with SHA-256 or better? SHA-1 has been forged since 2017. */
function isStrong(assertion: Element): boolean {
  const signatures = children(assertion, NS.signature, "Signature");
  const methods = signatures.flatMap((each) => all(each, NS.signature, "SignatureMethod"));
  const digests = signatures
    .flatMap((each) => all(each, NS.signature, "Reference"))
    .flatMap((each) => children(each, NS.signature, "DigestMethod"));
  const isOneOf = (algorithms: readonly string[]) => (element: Element) =>
    algorithms.includes(attributeOf(element, "Algorithm") ?? "");
  return methods.every(isOneOf(STRONG_SIGNATURES)) && digests.every(isOneOf(STRONG_DIGESTS));
}

/** The assertion as it was signed; undefined if it wasn't, or by no one we know. */
async function verifiedAssertion(
  campus: Campus,
  posted: string,
  decryptsWith: OwnKey,
): Promise<Element | undefined> {
  try {
    const { profile } = await makeSaml(campus, { decryptsWith }).validatePostResponseAsync({
      SAMLResponse: posted,
    });
    const assertion = parseXml(profile?.getAssertionXml?.() ?? "");
    return assertion?.namespaceURI === NS.assertion && assertion.localName === "Assertion"
      ? assertion
      : undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return undefined;
  }
}

function factsOf(assertion: Element): AssertionFacts {
  const conditions = children(assertion, NS.assertion, "Conditions")[0];
  const restrictions = conditions ? children(conditions, NS.assertion, "AudienceRestriction") : [];
  const subject = children(assertion, NS.assertion, "Subject")[0];
  return {
    issuer: textOf(children(assertion, NS.assertion, "Issuer")[0]),
    conditions: conditions && timesOf(conditions),
    audiences: restrictions.map((each) => children(each, NS.assertion, "Audience").map(textOf)),
    confirmations: (subject ? children(subject, NS.assertion, "SubjectConfirmation") : []).map((each) => {
      const data = children(each, NS.assertion, "SubjectConfirmationData")[0];
      return {
        method: attributeOf(each, "Method") ?? "",
        recipient: attributeOf(data, "Recipient"),
        inResponseTo: attributeOf(data, "InResponseTo"),
        ...timesOf(data),
      };
    }),
  };
}

function timesOf(element: Element | undefined) {
  return { notBefore: instantIn(element, "NotBefore"), notOnOrAfter: instantIn(element, "NotOnOrAfter") };
}

function subjectOf(assertion: Element): Subject {
  const subject = children(assertion, NS.assertion, "Subject")[0];
  const nameId = subject && children(subject, NS.assertion, "NameID")[0];
  const attributes = children(assertion, NS.assertion, "AttributeStatement")
    .flatMap((each) => children(each, NS.assertion, "Attribute"))
    .map((each) => [
      attributeOf(each, "Name") ?? "",
      children(each, NS.assertion, "AttributeValue").map(textOf),
    ]);
  return {
    nameId: nameId && { value: textOf(nameId), format: attributeOf(nameId, "Format") },
    attributes: Object.fromEntries(attributes) as Record<string, readonly string[]>,
  };
}
