import { X509Certificate } from "node:crypto";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { MetadataRefusal } from "../rules/metadata-refusals";
import { all, attributeOf, children, instantIn, NS, parseXml, textOf } from "./xml";

/** What a provider's metadata says (SAML Metadata 2.4.3). */
export type IdentityProvider = {
  readonly entityId: string;
  readonly signInUrl: string;
  /** Null: the provider doesn't end sessions elsewhere. */
  readonly logoutUrl: string | null;
  /** The certificates of its signing keys: two while it changes them. */
  readonly certificates: readonly string[];
};

const REDIRECT = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";

/**
 * Reads an identity provider's metadata: the file of one provider. The metadata of a whole federation is refused.
 *
 * @param at in milliseconds; metadata that has ended isn't used
 * @param allowsHttp for a site that doesn't use https itself, on a developer's machine
 */
export function readMetadata(
  xml: string,
  { at, allowsHttp }: { readonly at: number; readonly allowsHttp: boolean },
): Answer<IdentityProvider, MetadataRefusal> {
  const root = parseXml(withoutComments(xml));
  if (!root) return refuse("not-metadata");
  const entities =
    root.localName === "EntityDescriptor" ? [root] : all(root, NS.metadata, "EntityDescriptor");
  const providers = entities.filter((each) => children(each, NS.metadata, "IDPSSODescriptor").length > 0);
  const [entity, ...others] = providers;
  if (others.length > 0) return refuse("several-providers");
  const role = entity && children(entity, NS.metadata, "IDPSSODescriptor")[0];
  const entityId = attributeOf(entity, "entityID");
  if (!role || !entityId) return refuse("not-metadata");
  const ends = [root, entity, role].map((each) => instantIn(each, "validUntil"));
  if (ends.some((end) => end !== undefined && !(end > at))) return refuse("outdated");

  const signInUrl = endpoint(role, "SingleSignOnService");
  if (!signInUrl) return refuse("no-redirect");
  const logoutUrl = endpoint(role, "SingleLogoutService");
  if (![signInUrl, logoutUrl].every((url) => url === undefined || isUsable(url, allowsHttp)))
    return refuse("not-https");
  const certificates = signingCertificates(role);
  if (certificates.length === 0) return refuse("no-certificate");
  return accept({ entityId, signInUrl, logoutUrl: logoutUrl ?? null, certificates });
}

/**
 * Comments in metadata are harmless: what's read of it are addresses and certificates. One that doesn't end stays, and no
 * parser takes it.
 */
function withoutComments(text: string): string {
  const xml = text.replace(/^\uFEFF/, "");
  const kept: string[] = [];
  let from = 0;
  while (true) {
    const start = xml.indexOf("<!--", from);
    const end = start === -1 ? -1 : xml.indexOf("-->", start + 4);
    if (end === -1) break;
    kept.push(xml.slice(from, start));
    from = end + 3;
  }
  return [...kept, xml.slice(from)].join("");
}

function endpoint(role: Element, name: string): string | undefined {
  const found = children(role, NS.metadata, name).find((each) => attributeOf(each, "Binding") === REDIRECT);
  return attributeOf(found, "Location");
}

function isUsable(url: string, allowsHttp: boolean): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol } = new URL(url);
  return protocol === "https:" || (allowsHttp && protocol === "http:");
}

/** A key without `use` is for both. */
function signingCertificates(role: Element): readonly string[] {
  return children(role, NS.metadata, "KeyDescriptor")
    .filter((each) => attributeOf(each, "use") !== "encryption")
    .flatMap((each) => all(each, NS.signature, "X509Certificate"))
    .map((each) => textOf(each).replace(/\s+/g, ""))
    .filter(isCertificate);
}

function isCertificate(base64: string): boolean {
  try {
    return new X509Certificate(Buffer.from(base64, "base64")).publicKey.asymmetricKeyType !== undefined;
  } catch {
    return false;
  }
}
