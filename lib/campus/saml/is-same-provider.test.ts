import { beforeAll, expect, test } from "vitest";
import { makeSamlKeys } from "@/scripts/campus/make-keys";
import { isSameProvider } from "./is-same-provider";

let first: string;
let second: string;
beforeAll(async () => {
  first = (await makeSamlKeys()).certificate;
  second = (await makeSamlKeys()).certificate;
});

const key = (certificate: string) =>
  `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
const provider = (certificates: readonly string[], metadataUrl: string | null = null, entityId = "a") => ({
  entityId,
  metadataUrl,
  metadata: `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"><md:IDPSSODescriptor>${certificates.map(key).join("")}<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://a.example/sso"/></md:IDPSSODescriptor></md:EntityDescriptor>`,
});
const URL = "https://a.example/metadata";

test.each([
  { why: "nothing changed", after: () => provider([first]), isSame: true },
  { why: "another entity ID", after: () => provider([first], null, "b"), isSame: false },
  { why: "another certificate", after: () => provider([second]), isSame: false },
  { why: "one more, beside a copy of ours", after: () => provider([first, second]), isSame: false },
  {
    why: "one fewer",
    before: () => provider([first, second]),
    after: () => provider([second]),
    isSame: true,
  },
  {
    why: "another certificate from the same address",
    before: () => provider([first], URL),
    after: () => provider([second], URL),
    isSame: true,
  },
  {
    why: "the same from another address, which can say something else tomorrow",
    before: () => provider([first], URL),
    after: () => provider([first], `${URL}/2`),
    isSame: false,
  },
  { why: "the same, now from an address", after: () => provider([first], URL), isSame: false },
  {
    why: "the same, now pasted",
    before: () => provider([first], URL),
    after: () => provider([first]),
    isSame: true,
  },
])("$why", ({ before = () => provider([first]), after, isSame }) => {
  expect(isSameProvider(before(), after())).toBe(isSame);
});
