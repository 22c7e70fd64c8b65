import { createPrivateKey, X509Certificate } from "node:crypto";
import { z } from "zod";
import { emailAddress } from "@/lib/shared/email-address";

/** The message for a missing setting and for a wrong one. */
function setting(missing: string) {
  return z.string({ error: missing }).trim();
}

const databaseUrl =
  "DATABASE_URL must be the address of a PostgreSQL database: postgresql://user:password@host:5432/name.";
const directDatabaseUrl =
  "DIRECT_DATABASE_URL must be the address of the same PostgreSQL database as DATABASE_URL, without a pooler in between.";
const replicaDatabaseUrl =
  "REPLICA_DATABASE_URL must be the address of a read replica of the database in DATABASE_URL.";
const appUrl = "APP_URL must be the public address of this site, without a path: https://chess.example.edu.";
const authSecret =
  'AUTH_SECRET must be at least 32 random characters: make one with "openssl rand -base64 32".';
const actionsKey =
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY must be 32 random bytes: make it with "openssl rand -base64 32", or leave it out.';
const smtpUrl = "SMTP_URL must be the address of a mail server: smtp://user:password@mail.example.edu:587.";
const lettersFrom = 'LETTERS_FROM must be the sender of the emails: "Chess League <chess@example.edu>".';
const mailSenders = "MAIL_SENDERS must be how many emails are sent at the same time, from 1 to 20.";
const bouncesTo = "BOUNCES_TO must be an email address: bounces@chess.example.edu.";
const bounceSecret =
  'BOUNCE_SECRET must be at least 32 random characters: make one with "openssl rand -base64 32".';
const oidcIssuer =
  "OIDC_ISSUER must be the https address of the sign-in provider: https://login.example.edu.";
const oidcTrustsEmail = "OIDC_TRUSTS_EMAIL must be 1 or not set at all.";
const samlCertificate = 'SAML_CERTIFICATE must be a certificate: make it with "npm run saml-keys".';
const samlPrivateKey = 'SAML_PRIVATE_KEY must be a private key: make it with "npm run saml-keys".';
const samlOtherCertificate = samlCertificate.replace("SAML_", "SAML_OTHER_");
const samlOtherPrivateKey = samlPrivateKey.replace("SAML_", "SAML_OTHER_");
const samlPrivateMetadata = "SAML_PRIVATE_METADATA must be 1 or not set at all.";
const demo = "DEMO must be 1 or not set at all.";
const operatorEmails = "OPERATOR_EMAILS must be email addresses separated by commas.";
const metricsToken =
  'METRICS_TOKEN must be at least 32 random characters: make one with "openssl rand -base64 32".';
const logLevel = "LOG_LEVEL must be one of debug, info, warn, error, and silent.";
const tracesTo =
  "OTEL_EXPORTER_OTLP_ENDPOINT must be the address of an OpenTelemetry collector: http://127.0.0.1:4318.";
const hstsSeconds = "HSTS_SECONDS must be a number of seconds: 31536000 is a year.";
const port = "PORT must be a number from 1 to 65535.";

const trustedProxies = "TRUSTED_PROXIES must be the number of proxies in front of the app, from 0 to 9.";

const photoBucket =
  "PHOTOS_BUCKET_URL must be the address of an S3-compatible bucket: https://s3.us-east-1.amazonaws.com/chess-photos.";

const lichessUrl =
  "LICHESS_URL must be the address of Lichess: https://lichess.org. Set it to off to stop looking for games there.";
const chessComUrl =
  "CHESS_COM_URL must be the address of the public interface of Chess.com: https://api.chess.com. Set it to off to stop looking for games there.";

const vapidPublic =
  'VAPID_PUBLIC_KEY must be a public key for notifications: make both with "npm run push-keys".';
const vapidPrivate =
  'VAPID_PRIVATE_KEY must be a private key for notifications: make both with "npm run push-keys".';

/** What each setting can be. */
export const shape = z.object({
  DATABASE_URL: setting(databaseUrl).regex(/^postgres(ql)?:\/\/\S+$/, databaseUrl),
  DIRECT_DATABASE_URL: setting(directDatabaseUrl)
    .regex(/^postgres(ql)?:\/\/\S+$/, directDatabaseUrl)
    .optional(),
  REPLICA_DATABASE_URL: setting(replicaDatabaseUrl)
    .regex(/^postgres(ql)?:\/\/\S+$/, replicaDatabaseUrl)
    .optional(),
  APP_URL: setting(appUrl).refine(isOrigin, appUrl),
  AUTH_SECRET: setting(authSecret).min(32, authSecret),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: setting(actionsKey)
    .refine((text) => /^[A-Za-z0-9+/]{43}=$/.test(text), actionsKey)
    .optional(),
  SMTP_URL: setting(smtpUrl)
    .regex(/^smtps?:\/\/\S+$/, smtpUrl)
    .optional(),
  LETTERS_FROM: setting(lettersFrom)
    .regex(/\S+@\S+/, lettersFrom)
    .optional(),
  MAIL_SENDERS: z.coerce
    .number({ error: mailSenders })
    .int(mailSenders)
    .min(1, mailSenders)
    .max(20, mailSenders)
    .default(4),
  BOUNCES_TO: z.email({ error: bouncesTo }).optional(),
  BOUNCE_SECRET: setting(bounceSecret).min(32, bounceSecret).optional(),
  OIDC_ISSUER: setting(oidcIssuer).refine(isWebAddress, oidcIssuer).optional(),
  OIDC_CLIENT_ID: z.string().trim().optional(),
  OIDC_CLIENT_SECRET: z.string().trim().optional(),
  OIDC_NAME: z.string().trim().optional(),
  OIDC_TRUSTS_EMAIL: z.literal("1", { error: oidcTrustsEmail }).optional(),
  SAML_CERTIFICATE: setting(samlCertificate).refine(isCertificate, samlCertificate).optional(),
  SAML_PRIVATE_KEY: setting(samlPrivateKey).refine(isPrivateKey, samlPrivateKey).optional(),
  SAML_OTHER_CERTIFICATE: setting(samlOtherCertificate)
    .refine(isCertificate, samlOtherCertificate)
    .optional(),
  SAML_OTHER_PRIVATE_KEY: setting(samlOtherPrivateKey).refine(isPrivateKey, samlOtherPrivateKey).optional(),
  SAML_PRIVATE_METADATA: z.literal("1", { error: samlPrivateMetadata }).optional(),
  DEMO: z.literal("1", { error: demo }).optional(),
  OPERATOR_EMAILS: z.string().transform(readAddresses).default([]),
  METRICS_TOKEN: setting(metricsToken).min(32, metricsToken).optional(),
  // lib/telemetry reads these two from the environment itself, because it logs before the settings are checked.
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"], { error: logLevel }).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(tracesTo).refine(isWebAddress, tracesTo).optional(),
  HSTS_SECONDS: z.coerce.number({ error: hstsSeconds }).int(hstsSeconds).min(0, hstsSeconds).default(0),
  PORT: z.coerce.number({ error: port }).int(port).min(1, port).max(65_535, port).default(3000),
  // 65 bytes of a point on the curve P-256, and its 32 bytes of secret.
  VAPID_PUBLIC_KEY: setting(vapidPublic)
    .regex(/^[A-Za-z0-9_-]{87}$/, vapidPublic)
    .optional(),
  VAPID_PRIVATE_KEY: setting(vapidPrivate)
    .regex(/^[A-Za-z0-9_-]{43}$/, vapidPrivate)
    .optional(),
  LICHESS_URL: setting(lichessUrl).refine(isSiteAddress, lichessUrl).default("https://lichess.org"),
  CHESS_COM_URL: setting(chessComUrl).refine(isSiteAddress, chessComUrl).default("https://api.chess.com"),
  LICHESS_TOKEN: z.string().trim().optional(),
  PHOTOS_BUCKET_URL: setting(photoBucket).refine(isWebAddress, photoBucket).optional(),
  PHOTOS_BUCKET_KEY_ID: z.string().trim().optional(),
  PHOTOS_BUCKET_SECRET: z.string().trim().optional(),
  PHOTOS_BUCKET_REGION: z.string().trim().default("auto"),
  TRUSTED_PROXIES: z.coerce
    .number({ error: trustedProxies })
    .int(trustedProxies)
    .min(0, trustedProxies)
    .max(9, trustedProxies)
    .default(1),
});

export type ParsedSettings = z.infer<typeof shape>;

export type SettingName = keyof ParsedSettings;

export const SETTING_NAMES = Object.keys(shape.shape) as SettingName[];

/** Settings that are fine by themselves but wrong together. */
export function contradictions(parsed: ParsedSettings): string[] {
  const sentences: string[] = [];
  if (parsed.SMTP_URL && !parsed.LETTERS_FROM) sentences.push(lettersFrom);
  if (parsed.LETTERS_FROM && !parsed.SMTP_URL) {
    sentences.push(
      "LETTERS_FROM is the sender of emails that SMTP_URL sends: set SMTP_URL too, or remove LETTERS_FROM to send none.",
    );
  }

  const oidc = [parsed.OIDC_ISSUER, parsed.OIDC_CLIENT_ID, parsed.OIDC_CLIENT_SECRET, parsed.OIDC_NAME];
  if (oidc.some(Boolean) && !oidc.every(Boolean)) {
    sentences.push(
      "OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, and OIDC_NAME belong together: set all four or none.",
    );
  }
  sentences.push(...brokenPair("SAML", parsed.SAML_CERTIFICATE, parsed.SAML_PRIVATE_KEY));
  sentences.push(...brokenPair("SAML_OTHER", parsed.SAML_OTHER_CERTIFICATE, parsed.SAML_OTHER_PRIVATE_KEY));
  if (parsed.SAML_OTHER_CERTIFICATE && !parsed.SAML_CERTIFICATE)
    sentences.push("SAML_OTHER_CERTIFICATE is for changing keys: set SAML_CERTIFICATE too.");
  const bucket = [parsed.PHOTOS_BUCKET_URL, parsed.PHOTOS_BUCKET_KEY_ID, parsed.PHOTOS_BUCKET_SECRET];
  if (bucket.some(Boolean) && !bucket.every(Boolean)) {
    sentences.push(
      "PHOTOS_BUCKET_URL, PHOTOS_BUCKET_KEY_ID, and PHOTOS_BUCKET_SECRET belong together: set all three or none.",
    );
  }
  if (Boolean(parsed.VAPID_PUBLIC_KEY) !== Boolean(parsed.VAPID_PRIVATE_KEY)) {
    sentences.push("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or neither.");
  }
  if (parsed.DEMO && !isThisMachine(parsed.APP_URL)) {
    sentences.push(
      "DEMO=1 lets anyone sign in as anyone: remove it, or use it with an APP_URL on this machine such as http://localhost:3000.",
    );
  }
  if (parsed.HSTS_SECONDS > 0 && !parsed.APP_URL.startsWith("https:")) {
    sentences.push(
      "HSTS_SECONDS makes browsers insist on https: remove it, or make APP_URL an https address.",
    );
  }
  return sentences;
}

function readAddresses(list: string, context: z.RefinementCtx): string[] {
  const typed = list.split(",").filter((address) => address.trim() !== "");
  const read = typed.map((address) => emailAddress.safeParse(address));
  if (read.some(({ success }) => !success)) context.addIssue({ code: "custom", message: operatorEmails });
  return read.flatMap(({ data }) => data ?? []);
}

function isSiteAddress(text: string): boolean {
  return text === "off" || isOrigin(text);
}

/** What's wrong with a certificate and its key; nothing if both are left out. */
function brokenPair(name: string, certificate: string | undefined, key: string | undefined): string[] {
  if (Boolean(certificate) !== Boolean(key))
    return [`${name}_CERTIFICATE and ${name}_PRIVATE_KEY belong together: set both or neither.`];
  if (!certificate || !key || isPair(certificate, key)) return [];
  return [
    `${name}_PRIVATE_KEY isn't the key of ${name}_CERTIFICATE: set both from one run of "npm run saml-keys".`,
  ];
}

function isCertificate(base64: string): boolean {
  return attempt(() => new X509Certificate(Buffer.from(base64, "base64")));
}

function isPrivateKey(base64: string): boolean {
  return attempt(() => privateKeyOf(base64));
}

function isPair(certificate: string, privateKey: string): boolean {
  return new X509Certificate(Buffer.from(certificate, "base64")).checkPrivateKey(privateKeyOf(privateKey));
}

function privateKeyOf(base64: string) {
  return createPrivateKey({ key: Buffer.from(base64, "base64"), format: "der", type: "pkcs8" });
}

function attempt(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ["https:", "http:"].includes(new URL(text).protocol);
}

function isOrigin(text: string): boolean {
  if (!isWebAddress(text)) return false;
  const { pathname, search, hash, username } = new URL(text);
  return pathname === "/" && search === "" && hash === "" && username === "";
}

function isThisMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "127.0.0.1" ||
    hostname === "[::1]"
  );
}
