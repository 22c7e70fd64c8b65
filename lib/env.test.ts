import { expect, test } from "vitest";
import { makeSamlKeys } from "@/scripts/campus/make-keys";
import { checkSettings } from "./env";

const good = {
  DATABASE_URL: "postgresql://rookery:secret@127.0.0.1:5432/rookery",
  APP_URL: "https://chess.example.edu",
  AUTH_SECRET: "0123456789abcdef0123456789abcdef",
};

const [keys, others] = await Promise.all([makeSamlKeys(), makeSamlKeys()]);

const oidc = {
  OIDC_ISSUER: "https://login.example.edu",
  OIDC_CLIENT_ID: "rookery",
  OIDC_CLIENT_SECRET: "secret",
  OIDC_NAME: "Example University",
};

const BUCKET = {
  PHOTOS_BUCKET_URL: "https://s3.example/photos",
  PHOTOS_BUCKET_KEY_ID: "key",
  PHOTOS_BUCKET_SECRET: "secret",
};

test("three settings are enough, the rest has defaults", () => {
  expect(checkSettings(good)).toEqual({
    ok: true,
    settings: {
      databaseUrl: good.DATABASE_URL,
      appUrl: "https://chess.example.edu",
      authSecret: good.AUTH_SECRET,
      smtp: undefined,
      bouncesTo: undefined,
      bounceSecret: undefined,
      oidc: undefined,
      isDemo: false,
      operatorEmails: [],
      port: 3000,
      hstsSeconds: 0,
      trustedProxies: 1,
      mailSenders: 4,
      chessSites: { lichess: "https://lichess.org", "chess.com": "https://api.chess.com" },
    },
  });
});

test.each([
  {
    why: "a slash at the end of the address is dropped",
    more: { APP_URL: "https://chess.example.edu/" },
    expected: { appUrl: "https://chess.example.edu" },
  },
  {
    why: "an empty line in .env counts as not set",
    more: { SMTP_URL: "", DEMO: " " },
    expected: { smtp: undefined, isDemo: false },
  },
  {
    why: "a mail server comes with a sender",
    more: { SMTP_URL: "smtp://mail:25", LETTERS_FROM: "Chess <chess@example.edu>" },
    expected: { smtp: { url: "smtp://mail:25", from: "Chess <chess@example.edu>" } },
  },
  {
    why: "operators are compared in lower case",
    more: { OPERATOR_EMAILS: "Ann@Example.edu, bo@example.edu," },
    expected: { operatorEmails: ["ann@example.edu", "bo@example.edu"] },
  },
  { why: "the port is a number", more: { PORT: "8080" }, expected: { port: 8080 } },
  {
    why: "browsers keep to https for as long as it says",
    more: { HSTS_SECONDS: "31536000" },
    expected: { hstsSeconds: 31_536_000 },
  },
  {
    why: "photos can be in a bucket",
    more: BUCKET,
    expected: {
      photoBucket: { url: "https://s3.example/photos", keyId: "key", secret: "secret", region: "auto" },
    },
  },
  { why: "one email at a time", more: { MAIL_SENDERS: "1" }, expected: { mailSenders: 1 } },
  { why: "without a proxy", more: { TRUSTED_PROXIES: "0" }, expected: { trustedProxies: 0 } },
  {
    why: "a demo on this machine is fine",
    more: { DEMO: "1", APP_URL: "http://localhost:3000" },
    expected: { isDemo: true },
  },
  {
    why: "a sign-in provider needs all four",
    more: oidc,
    expected: {
      oidc: {
        issuer: "https://login.example.edu",
        clientId: "rookery",
        clientSecret: "secret",
        name: "Example University",
      },
    },
  },
])("$why", ({ more, expected }) => {
  expect(checkSettings({ ...good, ...more })).toMatchObject({ ok: true, settings: expected });
});

test.each([
  { why: "no database", more: { DATABASE_URL: undefined }, says: /^DATABASE_URL must/ },
  { why: "another kind of database", more: { DATABASE_URL: "mysql://host/x" }, says: /^DATABASE_URL must/ },
  { why: "no address", more: { APP_URL: undefined }, says: /^APP_URL must/ },
  { why: "an address with a path", more: { APP_URL: "https://example.edu/chess" }, says: /^APP_URL must/ },
  { why: "an address without a scheme", more: { APP_URL: "chess.example.edu" }, says: /^APP_URL must/ },
  { why: "a short secret", more: { AUTH_SECRET: "short" }, says: /^AUTH_SECRET must/ },
  {
    why: "a key that isn't 32 bytes",
    more: { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: "c2hvcnQ=" },
    says: /^NEXT_SERVER_ACTIONS_ENCRYPTION_KEY must/,
  },
  {
    why: "a sender without a mail server",
    more: { LETTERS_FROM: "Chess <chess@example.edu>" },
    says: /^LETTERS_FROM is the sender of emails that SMTP_URL sends: set SMTP_URL too/,
  },
  { why: "a mail server without a sender", more: { SMTP_URL: "smtp://mail:25" }, says: /^LETTERS_FROM must/ },
  {
    why: "an invalid mail server",
    more: { SMTP_URL: "mail:25", LETTERS_FROM: "a@b.c" },
    says: /^SMTP_URL must/,
  },
  {
    why: "an invalid bounce address",
    more: { BOUNCES_TO: "bounces" },
    says: /^BOUNCES_TO must/,
  },
  { why: "a short secret for bounces", more: { BOUNCE_SECRET: "short" }, says: /^BOUNCE_SECRET must/ },
  {
    why: "half a sign-in provider",
    more: { ...oidc, OIDC_NAME: undefined },
    says: /^OIDC_ISSUER, .* set all four or none/,
  },
  {
    why: "half a key for campus sign-in",
    more: { SAML_CERTIFICATE: keys.certificate },
    says: /^SAML_CERTIFICATE and SAML_PRIVATE_KEY .* set both or neither/,
  },
  {
    why: "the key of another certificate",
    more: { SAML_CERTIFICATE: keys.certificate, SAML_PRIVATE_KEY: others.privateKey },
    says: /^SAML_PRIVATE_KEY isn't the key of SAML_CERTIFICATE/,
  },
  {
    why: "a certificate that's none",
    more: { SAML_CERTIFICATE: "AAAA", SAML_PRIVATE_KEY: keys.privateKey },
    says: /^SAML_CERTIFICATE must/,
  },
  {
    why: "a private key that's none",
    more: { SAML_CERTIFICATE: keys.certificate, SAML_PRIVATE_KEY: "AAAA" },
    says: /^SAML_PRIVATE_KEY must/,
  },
  {
    why: "another key for campus sign-in without its certificate",
    more: { SAML_OTHER_PRIVATE_KEY: keys.privateKey },
    says: /^SAML_OTHER_CERTIFICATE and SAML_OTHER_PRIVATE_KEY .* set both or neither/,
  },
  {
    why: "another key for campus sign-in without the first",
    more: { SAML_OTHER_CERTIFICATE: keys.certificate, SAML_OTHER_PRIVATE_KEY: keys.privateKey },
    says: /^SAML_OTHER_CERTIFICATE is for changing keys/,
  },
  {
    why: "half a bucket",
    more: { ...BUCKET, PHOTOS_BUCKET_SECRET: "" },
    says: /^PHOTOS_BUCKET_URL, .* set all three or none/,
  },
  {
    why: "one of the keys for notifications",
    more: { VAPID_PUBLIC_KEY: "B".repeat(87) },
    says: /^VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY .* set both or neither/,
  },
  {
    why: "a key for notifications that's too short",
    more: { VAPID_PUBLIC_KEY: "B", VAPID_PRIVATE_KEY: "a".repeat(43) },
    says: /^VAPID_PUBLIC_KEY must/,
  },
  {
    why: "a bucket without an address",
    more: { ...BUCKET, PHOTOS_BUCKET_URL: "photos" },
    says: /^PHOTOS_BUCKET_URL must/,
  },
  { why: "an issuer that isn't a URL", more: { ...oidc, OIDC_ISSUER: "login" }, says: /^OIDC_ISSUER must/ },
  {
    why: "demo neither on nor off",
    more: { DEMO: "true", APP_URL: "http://localhost:3000" },
    says: /^DEMO must/,
  },
  { why: "a demo that the world can reach", more: { DEMO: "1" }, says: /^DEMO=1 lets anyone/ },
  { why: "an operator without an address", more: { OPERATOR_EMAILS: "ann" }, says: /^OPERATOR_EMAILS must/ },
  {
    why: "an operator with a Kelvin sign",
    more: { OPERATOR_EMAILS: "\u212aim@x.example" },
    says: /^OPERATOR_EMAILS must/,
  },
  {
    why: "trust in addresses neither on nor off",
    more: { OIDC_TRUSTS_EMAIL: "yes" },
    says: /^OIDC_TRUSTS_EMAIL must/,
  },
  { why: "no one who sends emails", more: { MAIL_SENDERS: "0" }, says: /^MAIL_SENDERS must/ },
  { why: "a port that is a word", more: { PORT: "web" }, says: /^PORT must/ },
  {
    why: "an invalid number of proxies",
    more: { TRUSTED_PROXIES: "yes" },
    says: /^TRUSTED_PROXIES must/,
  },
  { why: "a time that is a word", more: { HSTS_SECONDS: "a year" }, says: /^HSTS_SECONDS must/ },
  {
    why: "keeping browsers on https without https",
    more: { HSTS_SECONDS: "300", APP_URL: "http://chess.example.edu" },
    says: /^HSTS_SECONDS makes/,
  },
  { why: "a port that is too high", more: { PORT: "70000" }, says: /^PORT must/ },
])("refused with one sentence: $why", ({ more, says }) => {
  const checked = checkSettings({ ...good, ...more });
  expect(checked).toEqual({ ok: false, sentences: [expect.stringMatching(says)] });
});

test("all wrong settings are listed together, not one per start", () => {
  const checked = checkSettings({});
  expect(checked.ok ? [] : checked.sentences.map((sentence) => sentence.split(" ")[0])).toEqual([
    "DATABASE_URL",
    "APP_URL",
    "AUTH_SECRET",
  ]);
});

test("the keys that the command prints are a pair", () => {
  const pair = { SAML_CERTIFICATE: keys.certificate, SAML_PRIVATE_KEY: keys.privateKey };
  const checked = checkSettings({ ...good, ...pair });
  expect(checked.ok && checked.settings.saml).toEqual({ ...keys, readsPrivate: false });
});
