import { expect, test } from "vitest";
import { newBrowser, openSite } from "@/lib/auth/testing/site";
import { env } from "@/lib/env";
import { chooseSettings } from "@/lib/testing/settings";
import { makeSamlKeys } from "@/scripts/campus/make-keys";
import { makeCampus, ourMetadata, setSamlKeys, signInAt } from "./testing/campus";

await setSamlKeys();
const other = await makeSamlKeys();
chooseSettings({
  SAML_OTHER_CERTIFICATE: other.certificate,
  SAML_OTHER_PRIVATE_KEY: other.privateKey,
});
await openSite();

const own = () => env().saml?.certificate ?? "";

/** Our metadata as a campus read it while we had another key to encrypt for; it knows the key that signs now. */
const readBefore = (certificate: string) => (metadata: string) =>
  metadata
    .replace(/(KeyDescriptor>)\s*<md:KeyDescriptor use="signing".*?<\/md:KeyDescriptor>/, "$1")
    .replace(/(use="encryption".*?<ds:X509Certificate>)[^<]+/, `$1${certificate}`);

test("both keys stand in our metadata to sign with, and the current one to encrypt for", async () => {
  const { org, idp } = await makeCampus();
  const metadata = await ourMetadata(org);
  const keys = (use: string) =>
    [...metadata.matchAll(new RegExp(`use="${use}".*?<ds:X509Certificate>([^<]+)`, "g"))].map(
      ([, key]) => key,
    );
  expect(keys("signing")).toEqual([own(), other.certificate]);
  expect(keys("encryption")).toEqual([own()]);
  await idp.stop();
});

test("an assertion is read that was encrypted for either key, and for no third one", async () => {
  const third = await makeSamlKeys();
  for (const [certificate, end] of [
    [own(), "/me"],
    [other.certificate, "/me"],
    [third.certificate, "error=CampusRefused"],
  ] as const) {
    const campus = await makeCampus({ encrypts: true, reads: readBefore(certificate) });
    expect(await signInAt(newBrowser(), campus, { email: `a@${campus.domain}` })).toContain(end);
    await campus.idp.stop();
  }
});
