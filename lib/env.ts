import { createPrivateKey, X509Certificate } from "node:crypto";
import { z } from "zod";
import { emailAddress } from "@/lib/shared/email-address";

/**
 * This process's settings, checked on first use. Throws with one sentence per wrong setting; in production
 * `scripts/start.ts` has checked them before.
 */
export function env(): Settings {
  settings ??= readSettings(process.env);
  return settings;
}

/** The settings as the app uses them, with defaults filled in. */
export type Settings = {
  readonly databaseUrl: string;
  /** The public address without a trailing slash: emails link to it, and forms are accepted only from it. */
  readonly appUrl: string;
  readonly authSecret: string;
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  /** How many emails a process sends at the same time. */
  readonly mailSenders: number;
  /** Where mail servers send bounces; if left out, to the sender of the emails. */
  readonly bouncesTo: string | undefined;
  /** The secret needed to post bounces; if left out, nobody can. */
  readonly bounceSecret: string | undefined;
  readonly oidc: OidcSettings | undefined;
  /** The key of campus sign-in by SAML (`npm run saml-keys`); if left out, no organization can use it. */
  readonly saml: SamlSettings | undefined;
  /** Anyone can sign in as any demo person. */
  readonly isDemo: boolean;
  /** Lowercase addresses of the people who can see every organization and the emails that couldn't be sent. */
  readonly operatorEmails: readonly string[];
  readonly port: number;
  /** How long browsers should insist on https once they have seen the site; 0 sends no such header. */
  readonly hstsSeconds: number;
  /** The token needed to read /api/metrics; if left out, nobody can. */
  readonly metricsToken: string | undefined;
  /** The S3-compatible bucket that photos are moved to; if left out, they stay in the database. */
  readonly photoBucket: BucketSettings | undefined;
  /** The keys that sign notifications (`npm run push-keys`); if left out, there are no notifications. */
  readonly push: PushSettings | undefined;
  /** Where the public interfaces of the chess sites are; undefined: the league doesn't look for games there. */
  readonly chessSites: Readonly<Record<"chess.com" | "lichess", string | undefined>>;
  /** Lichess answers faster with a token; it needs no rights. */
  readonly lichessToken: string | undefined;
  /** How many proxies are in front, each appending to X-Forwarded-For; none: visitors connect to the app directly. */
  readonly trustedProxies: number;
};

export type PushSettings = {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service can write to (RFC 8292, 2.1). */
  readonly contact: string;
};

export type BucketSettings = {
  /** The address of the bucket: its host, and its name unless the host has it. */
  readonly url: string;
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
};

export type OidcSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the sign-in button says, "Sign in with …". */
  readonly name: string;
  /** The provider verifies every address but leaves `email_verified` out; the operator confirms that. */
  readonly trustsEmail: boolean;
};

export type SamlSettings = {
  /** The certificate and the private key as the base64 of their DER. */
  readonly certificate: string;
  readonly privateKey: string;
  /** While keys are changed: the next key, or the one before. It stands in our metadata and decrypts, and signs nothing. */
  readonly other?: { readonly certificate: string; readonly privateKey: string };
  /** Admins can give addresses of metadata that are on the operator's own network. */
  readonly readsPrivate: boolean;
};

export type CheckedSettings =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly sentences: readonly string[] };

/** Checks settings without using them. Each wrong or missing one gets a sentence that says what to write instead. */
export function checkSettings(source: Readonly<Record<string, string | undefined>>): CheckedSettings {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = shape.safeParse(filled);
  if (!parsed.success) return { ok: false, sentences: parsed.error.issues.map((issue) => issue.message) };

  const sentences = contradictions(parsed.data);
  return sentences.length > 0 ? { ok: false, sentences } : { ok: true, settings: makeSettings(parsed.data) };
}

let settings: Settings | undefined;

function readSettings(source: NodeJS.ProcessEnv): Settings {
  const checked = checkSettings(source);
  if (!checked.ok) throw new Error(checked.sentences.join("\n"));
  return checked.settings;
}

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
const logLevel = "LOG_LEVEL must be one of debug, info, warn, error and silent.";
const tracesTo =
  "OTEL_EXPORTER_OTLP_ENDPOINT must be the address of an OpenTelemetry collector: http://127.0.0.1:4318.";
const hstsSeconds = "HSTS_SECONDS must be a number of seconds: 31536000 is a year.";
const port = "PORT must be a number from 1 to 65535.";

const trustedProxies = "TRUSTED_PROXIES must be the number of proxies in front of the app, from 0 to 9.";

const photoBucket =
  "PHOTOS_BUCKET_URL must be the address of an S3-compatible bucket: https://s3.us-east-1.amazonaws.com/chess-photos.";

const lichessUrl =
  "LICHESS_URL must be the address of Lichess: https://lichess.org. Set it to off to look for no games there.";
const chessComUrl =
  "CHESS_COM_URL must be the address of the public interface of Chess.com: https://api.chess.com. Set it to off to look for no games there.";

const vapidPublic =
  'VAPID_PUBLIC_KEY must be a public key for notifications: make both with "npm run push-keys".';
const vapidPrivate =
  'VAPID_PRIVATE_KEY must be a private key for notifications: make both with "npm run push-keys".';

const shape = z.object({
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

type Parsed = z.infer<typeof shape>;

function readAddresses(list: string, context: z.RefinementCtx): string[] {
  const typed = list.split(",").filter((address) => address.trim() !== "");
  const read = typed.map((address) => emailAddress.safeParse(address));
  if (read.some(({ success }) => !success)) context.addIssue({ code: "custom", message: operatorEmails });
  return read.flatMap(({ data }) => data ?? []);
}

/** Settings that are fine by themselves but wrong together. */
function contradictions(parsed: Parsed): string[] {
  const sentences: string[] = [];
  if (parsed.SMTP_URL && !parsed.LETTERS_FROM) sentences.push(lettersFrom);

  const oidc = [parsed.OIDC_ISSUER, parsed.OIDC_CLIENT_ID, parsed.OIDC_CLIENT_SECRET, parsed.OIDC_NAME];
  if (oidc.some(Boolean) && !oidc.every(Boolean)) {
    sentences.push(
      "OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME belong together: set all four or none.",
    );
  }
  sentences.push(...brokenPair("SAML", parsed.SAML_CERTIFICATE, parsed.SAML_PRIVATE_KEY));
  sentences.push(...brokenPair("SAML_OTHER", parsed.SAML_OTHER_CERTIFICATE, parsed.SAML_OTHER_PRIVATE_KEY));
  if (parsed.SAML_OTHER_CERTIFICATE && !parsed.SAML_CERTIFICATE)
    sentences.push("SAML_OTHER_CERTIFICATE is for changing keys: set SAML_CERTIFICATE too.");
  const bucket = [parsed.PHOTOS_BUCKET_URL, parsed.PHOTOS_BUCKET_KEY_ID, parsed.PHOTOS_BUCKET_SECRET];
  if (bucket.some(Boolean) && !bucket.every(Boolean)) {
    sentences.push(
      "PHOTOS_BUCKET_URL, PHOTOS_BUCKET_KEY_ID and PHOTOS_BUCKET_SECRET belong together: set all three or none.",
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

function makeSettings(parsed: Parsed): Settings {
  return {
    databaseUrl: parsed.DATABASE_URL,
    appUrl: new URL(parsed.APP_URL).origin,
    authSecret: parsed.AUTH_SECRET,
    smtp:
      parsed.SMTP_URL && parsed.LETTERS_FROM
        ? { url: parsed.SMTP_URL, from: parsed.LETTERS_FROM }
        : undefined,
    mailSenders: parsed.MAIL_SENDERS,
    bouncesTo: parsed.BOUNCES_TO,
    bounceSecret: parsed.BOUNCE_SECRET,
    oidc: makeOidc(parsed),
    saml: makeSaml(parsed),
    isDemo: parsed.DEMO === "1",
    operatorEmails: parsed.OPERATOR_EMAILS,
    port: parsed.PORT,
    hstsSeconds: parsed.HSTS_SECONDS,
    metricsToken: parsed.METRICS_TOKEN,
    trustedProxies: parsed.TRUSTED_PROXIES,
    photoBucket: makeBucket(parsed),
    push: makePush(parsed),
    chessSites: { lichess: makeSite(parsed.LICHESS_URL), "chess.com": makeSite(parsed.CHESS_COM_URL) },
    lichessToken: parsed.LICHESS_TOKEN || undefined,
  };
}

function makePush({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  APP_URL: url,
  LETTERS_FROM: from,
}: Parsed): PushSettings | undefined {
  if (!publicKey || !privateKey) return undefined;
  const address = /[^\s<]+@[^\s>]+/.exec(from ?? "")?.[0] ?? "postmaster@localhost";
  return {
    publicKey,
    privateKey,
    contact: url.startsWith("https:") ? new URL(url).origin : `mailto:${address}`,
  };
}

function makeSite(address: string): string | undefined {
  return address === "off" ? undefined : new URL(address).origin;
}

function isSiteAddress(text: string): boolean {
  return text === "off" || isOrigin(text);
}

function makeBucket(parsed: Parsed): BucketSettings | undefined {
  const {
    PHOTOS_BUCKET_URL: url,
    PHOTOS_BUCKET_KEY_ID: keyId,
    PHOTOS_BUCKET_SECRET: secret,
    PHOTOS_BUCKET_REGION: region,
  } = parsed;
  return url && keyId && secret ? { url, keyId, secret, region } : undefined;
}

function makeOidc(parsed: Parsed): OidcSettings | undefined {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
  } = parsed;
  if (!issuer || !clientId || !clientSecret || !name) return undefined;
  return { issuer, clientId, clientSecret, name, trustsEmail: parsed.OIDC_TRUSTS_EMAIL === "1" };
}

function makeSaml(parsed: Parsed): SamlSettings | undefined {
  const { SAML_CERTIFICATE: certificate, SAML_PRIVATE_KEY: privateKey } = parsed;
  const { SAML_OTHER_CERTIFICATE: otherCertificate, SAML_OTHER_PRIVATE_KEY: otherKey } = parsed;
  if (!certificate || !privateKey) return undefined;
  const readsPrivate = parsed.SAML_PRIVATE_METADATA === "1";
  if (!otherCertificate || !otherKey) return { certificate, privateKey, readsPrivate };
  return {
    certificate,
    privateKey,
    readsPrivate,
    other: { certificate: otherCertificate, privateKey: otherKey },
  };
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
