const ALL = [
  "DATABASE_URL",
  "DIRECT_DATABASE_URL",
  "REPLICA_DATABASE_URL",
  "APP_URL",
  "AUTH_SECRET",
  "NEXT_SERVER_ACTIONS_ENCRYPTION_KEY",
  "SMTP_URL",
  "LETTERS_FROM",
  "BOUNCES_TO",
  "BOUNCE_SECRET",
  "OIDC_ISSUER",
  "OIDC_CLIENT_ID",
  "OIDC_CLIENT_SECRET",
  "OIDC_NAME",
  "SAML_CERTIFICATE",
  "SAML_PRIVATE_KEY",
  "SAML_OTHER_CERTIFICATE",
  "SAML_OTHER_PRIVATE_KEY",
  "SAML_PRIVATE_METADATA",
  "OPERATOR_EMAILS",
  "DEMO",
  "METRICS_TOKEN",
  "LOG_LEVEL",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "TRUSTED_PROXIES",
  "MAIL_SENDERS",
  "VAPID_PUBLIC_KEY",
  "VAPID_PRIVATE_KEY",
  "LICHESS_URL",
  "CHESS_COM_URL",
  "LICHESS_TOKEN",
] as const;

/** What runs here asks no chess site, unless it's told one of our own. */
const OFF = { LICHESS_URL: "off", CHESS_COM_URL: "off" };

/** Only these settings: missing ones are set to empty, because Next reads `.env` for every setting that's undefined. */
export function ownSettings(given: Partial<Record<(typeof ALL)[number], string>>): Record<string, string> {
  const own: Readonly<Record<string, string | undefined>> = { ...OFF, ...given };
  return Object.fromEntries(ALL.map((name) => [name, own[name] ?? ""]));
}
