import { generate } from "selfsigned";

const YEARS = 10;

/** A key of 3,072 bits and its self-signed certificate for ten years, as the base64 of their DER. */
export async function makeSamlKeys(): Promise<{ readonly certificate: string; readonly privateKey: string }> {
  const notAfterDate = new Date();
  notAfterDate.setFullYear(notAfterDate.getFullYear() + YEARS);
  const name = [{ name: "commonName", value: "Rookery campus sign-in" }];
  const made = await generate(name, { keySize: 3072, algorithm: "sha256", notAfterDate });
  return { certificate: bare(made.cert), privateKey: bare(made.private) };
}

function bare(pem: string): string {
  return pem.replace(/-----[A-Z ]+-----|\s+/g, "");
}
