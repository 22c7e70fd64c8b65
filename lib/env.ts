// Relative, so that an upgrade that checks settings with the next version's file gets the next version's shape.
import { contradictions, type ParsedSettings, shape } from "./env-shape";

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
  /** The secret needed to post bounces; if left out, no one can. */
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
  /** The token needed to read /api/metrics; if left out, no one can. */
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

function makeSettings(parsed: ParsedSettings): Settings {
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
}: ParsedSettings): PushSettings | undefined {
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

function makeBucket(parsed: ParsedSettings): BucketSettings | undefined {
  const {
    PHOTOS_BUCKET_URL: url,
    PHOTOS_BUCKET_KEY_ID: keyId,
    PHOTOS_BUCKET_SECRET: secret,
    PHOTOS_BUCKET_REGION: region,
  } = parsed;
  return url && keyId && secret ? { url, keyId, secret, region } : undefined;
}

function makeOidc(parsed: ParsedSettings): OidcSettings | undefined {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
  } = parsed;
  if (!issuer || !clientId || !clientSecret || !name) return undefined;
  return { issuer, clientId, clientSecret, name, trustsEmail: parsed.OIDC_TRUSTS_EMAIL === "1" };
}

function makeSaml(parsed: ParsedSettings): SamlSettings | undefined {
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
