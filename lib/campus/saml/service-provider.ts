import { SAML, ValidateInResponseTo } from "@node-saml/node-saml";
import type { SamlSettings } from "@/lib/env";
import type { CampusAddresses } from "../rules/campus-address";
import type { IdentityProvider } from "./read-metadata";

/** One organization's identity provider, and who we are to it. */
export type Campus = {
  readonly idp: IdentityProvider;
  readonly addresses: CampusAddresses;
  readonly keys: SamlSettings;
};

/** One of our keys. */
export type OwnKey = Pick<SamlSettings, "certificate" | "privateKey">;

/** Our keys: the one that signs and that campuses encrypt for, and the one before or after it, if there is one. */
export function ownKeys(keys: SamlSettings): readonly OwnKey[] {
  return keys.other ? [keys, keys.other] : [keys];
}

/** The library, set up for one organization and one message. */
export function makeSaml(
  { idp, addresses, keys }: Campus,
  {
    id,
    decryptsWith = keys,
    asksAgain = false,
  }: { readonly id?: string; readonly decryptsWith?: OwnKey; readonly asksAgain?: boolean } = {},
): SAML {
  return new SAML({
    issuer: addresses.entityId,
    // The library checks signatures and decrypts. `checkAssertion` decides who an assertion is for
    // and when, and says why not.
    audience: false,
    callbackUrl: addresses.consume,
    entryPoint: idp.signInUrl,
    ...(idp.logoutUrl ? { logoutUrl: idp.logoutUrl } : {}),
    idpIssuer: idp.entityId,
    idpCert: [...idp.certificates],
    privateKey: pem(keys.privateKey, "PRIVATE KEY"),
    decryptionPvk: pem(decryptsWith.privateKey, "PRIVATE KEY"),
    signatureAlgorithm: "sha256",
    digestAlgorithm: "sha256",
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: -1,
    // Requests are in the database: the answer to one is taken once, by whichever process gets it.
    validateInResponseTo: ValidateInResponseTo.never,
    ...(id ? { generateUniqueId: () => id } : {}),
    forceAuthn: asksAgain,
  });
}

/** What the provider hands back when someone was connecting an account (RelayState); it only says which page to show. */
export const CONNECTING = "connecting";

/**
 * Where the browser goes to sign in: the provider's address with a signed request (SAML Bindings 3.4). Someone who
 * connects an account is asked to sign in again, because on a shared computer the last person may still be.
 */
export function signInUrl(
  campus: Campus,
  { id, isConnecting }: { readonly id: string; readonly isConnecting: boolean },
): Promise<string> {
  const relayState = isConnecting ? CONNECTING : "";
  return makeSaml(campus, { id, asksAgain: isConnecting }).getAuthorizeUrlAsync(relayState, undefined, {});
}

/** A session at the provider. */
export type ProviderSession = {
  readonly nameId: string;
  readonly nameIdFormat: string | null;
  readonly sessionIndex: string | null;
};

/** Where the browser goes to end the session at the provider too; undefined if the provider doesn't offer it. */
export async function logoutUrl(campus: Campus, session: ProviderSession): Promise<string | undefined> {
  if (!campus.idp.logoutUrl) return undefined;
  const user = {
    issuer: campus.idp.entityId,
    nameID: session.nameId,
    nameIDFormat: session.nameIdFormat ?? "urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified",
    ...(session.sessionIndex ? { sessionIndex: session.sessionIndex } : {}),
  };
  return makeSaml(campus).getLogoutUrlAsync(user, "", {});
}

/** Where the browser goes after the provider asked us to end a session. */
export function logoutAnswerUrl(campus: Campus, requestId: string): Promise<string> {
  const asked = { issuer: campus.idp.entityId, ID: requestId, nameID: "", nameIDFormat: "" };
  return makeSaml(campus).getLogoutResponseUrlAsync(asked, "", {}, true);
}

/**
 * Our metadata, for the campus to import. It tells who we are, our keys, and that assertions have to be signed. While we
 * change keys, a campus that has read it takes what either signs.
 */
export function ourMetadata(addresses: CampusAddresses, keys: SamlSettings): string {
  const key = (use: string, { certificate }: OwnKey) =>
    `<md:KeyDescriptor use="${use}"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${addresses.entityId}">
  <md:SPSSODescriptor AuthnRequestsSigned="true" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    ${ownKeys(keys)
      .map((each) => key("signing", each))
      .join("\n    ")}
    ${key("encryption", keys)}
    <md:SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${addresses.logout}"/>
    <md:NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</md:NameIDFormat>
    <md:AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${addresses.consume}" index="0" isDefault="true"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`;
}

/** A key of the settings as files have it. */
export function pem(base64: string, label: string): string {
  return `-----BEGIN ${label}-----\n${base64.replace(/(.{64})/g, "$1\n").trim()}\n-----END ${label}-----\n`;
}
