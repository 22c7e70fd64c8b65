import { makeSamlKeys } from "./campus/make-keys.ts";
import { runScript } from "./process/script.ts";

runScript(printSamlKeys, { dotEnv: false });

/** Prints a new key and certificate for campus sign-in, to put into the settings. With new ones, every campus reads our metadata again. */
async function printSamlKeys(): Promise<void> {
  const { certificate, privateKey } = await makeSamlKeys();
  console.log(`SAML_CERTIFICATE=${certificate}\nSAML_PRIVATE_KEY=${privateKey}`);
}
