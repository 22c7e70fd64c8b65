import { beforeAll, expect, test } from "vitest";
import { growthOf, LINEAR } from "@/lib/testing/growth";
import { makeSamlKeys } from "@/scripts/campus/make-keys";
import { readMetadata } from "./read-metadata";

const AT = Date.parse("2026-11-23T15:00:00Z");
const SSO = "https://login.lakeside.example/sso";
let certificate: string;
beforeAll(async () => {
  certificate = (await makeSamlKeys()).certificate;
});

const key = (use = "", text = certificate) =>
  `<md:KeyDescriptor ${use}><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>
${text.replace(/(.{64})/g, "$1\n")}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
const service = (name: string, at: string, binding = "HTTP-Redirect") =>
  `<md:${name} Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${at}"/>`;
const NS = 'xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata"';
const entity = (content: string, more = "", id = "https://login.lakeside.example") =>
  `<md:EntityDescriptor ${NS} entityID="${id}" ${more}><md:IDPSSODescriptor>${content}</md:IDPSSODescriptor></md:EntityDescriptor>`;
const good = () => key('use="signing"') + service("SingleSignOnService", SSO);
const read = (xml: string) => readMetadata(xml, { at: AT, allowsHttp: false });

test("a provider with two signing keys and a logout", () => {
  const xml = entity(
    key('use="signing"') +
      key() +
      key('use="encryption"') +
      service("SingleLogoutService", `${SSO}/out`) +
      service("SingleSignOnService", SSO),
  );
  expect(read(`\uFEFF<?xml version="1.0"?><!-- ours -->${xml}`)).toEqual({
    ok: true,
    value: {
      entityId: "https://login.lakeside.example",
      signInUrl: SSO,
      logoutUrl: `${SSO}/out`,
      certificates: [certificate, certificate],
    },
  });
});

test.each([
  { why: "no XML", xml: () => "hello", refusal: "not-metadata" },
  { why: "a page", xml: () => "<html><body/></html>", refusal: "not-metadata" },
  { why: "a document type", xml: () => `<!DOCTYPE x>${entity(good())}`, refusal: "not-metadata" },
  {
    why: "a federation",
    xml: () =>
      `<md:EntitiesDescriptor ${NS}>${entity(good())}${entity(good(), "", "b")}</md:EntitiesDescriptor>`,
    refusal: "several-providers",
  },
  {
    why: "only the other binding",
    xml: () => entity(key() + service("SingleSignOnService", SSO, "HTTP-POST")),
    refusal: "no-redirect",
  },
  {
    why: "http",
    xml: () => entity(key() + service("SingleSignOnService", "http://a.example")),
    refusal: "not-https",
  },
  {
    why: "a script",
    xml: () => entity(key() + service("SingleSignOnService", "javascript:alert(1)")),
    refusal: "not-https",
  },
  { why: "no key", xml: () => entity(service("SingleSignOnService", SSO)), refusal: "no-certificate" },
  {
    why: "only a key for encryption",
    xml: () => entity(key('use="encryption"') + service("SingleSignOnService", SSO)),
    refusal: "no-certificate",
  },
  {
    why: "a key that's none",
    xml: () => entity(key("", "AAAA") + service("SingleSignOnService", SSO)),
    refusal: "no-certificate",
  },
  { why: "expired", xml: () => entity(good(), 'validUntil="2026-11-23T15:00:00Z"'), refusal: "outdated" },
])("refused: $why", ({ xml, refusal }) => expect(read(xml())).toEqual({ ok: false, refusal }));

test("metadata without its comments is read, however many they are", () => {
  const xml = `<!---->${entity(`<!-- <a> -->${good()}<!--->-->`)}<!-- - -- -->`;
  expect(read(xml)).toMatchObject({ ok: true });
  expect(read(`${entity(good())}<!-- open`)).toMatchObject({ refusal: "not-metadata" });
  expect(growthOf((length) => read("<!--".repeat(length)))).toBeLessThan(LINEAR);
});
