import { makeSamlKeys } from "../../scripts/campus/make-keys.ts";
import { startFakeSites } from "../../scripts/chess-sites/fake-sites.ts";
import { ownSettings } from "../../scripts/local/settings.ts";
import { hasBuild } from "../../scripts/next/freshness.ts";
import { startApp, waitForHealth } from "../../scripts/next/server.ts";
import { cloneTemplate, startTemplateServer } from "../../scripts/postgres/template.ts";
import { anyFreePort } from "../../scripts/process/free-port.ts";
import { ScriptError } from "../../scripts/process/script-error.ts";
import { startMailSink } from "./mail-sink.ts";
import { startSignInProvider } from "./sign-in-provider.ts";

/**
 * Starts a production server with its own PostgreSQL, mail server and sign-in provider, all real and all thrown away
 * afterward. Tests find them in the environment:
 *
 * - `APP_URL`, `DATABASE_URL`, `AUTH_SECRET` and the app's other settings, as lib/env.ts reads them;
 * - `MAILBOX_URL`, where e2e/support/mailbox.ts gets the emails that were sent;
 * - `CHESS_COM_URL` and `LICHESS_URL`, a server that answers like both sites and takes games with PUT;
 * - `OIDC_ISSUER`, a provider that signs anyone in with the email address they type.
 *
 * Returns a function that stops everything.
 */
export async function startServers(): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  try {
    await start(stops);
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}

async function start(stops: (() => Promise<void>)[]): Promise<void> {
  if (!hasBuild())
    throw new ScriptError('There is no build to test. Run "npm run test:e2e", which builds first.');
  const postgres = await startTemplateServer();
  stops.push(postgres.stop);
  const mail = await startMailSink();
  stops.push(mail.stop);
  const port = await anyFreePort();
  const appUrl = `http://localhost:${port}`;
  const provider = await startSignInProvider(`${appUrl}/api/auth/callback/oidc`);
  stops.push(provider.stop);
  const keys = await makeSamlKeys();
  const sites = await startFakeSites();
  stops.push(sites.stop);

  const settings = ownSettings({
    DATABASE_URL: await cloneTemplate(postgres.url("postgres")),
    APP_URL: appUrl,
    AUTH_SECRET: "only-for-stories-0123456789-0123456789",
    SMTP_URL: mail.smtpUrl,
    LETTERS_FROM: "Rookery <letters@rookery.example>",
    BOUNCES_TO: "bounces@rookery.example",
    BOUNCE_SECRET: "only-for-bounces-0123456789-0123456789",
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: "Example University",
    SAML_CERTIFICATE: keys.certificate,
    SAML_PRIVATE_KEY: keys.privateKey,
    OPERATOR_EMAILS: "operator@rookery.example",
    DEMO: "1",
    LOG_LEVEL: "warn",
    LICHESS_URL: sites.url,
    CHESS_COM_URL: sites.url,
  });
  Object.assign(process.env, settings, { MAILBOX_URL: mail.mailboxUrl });

  const app = startApp({ mode: "start", host: "127.0.0.1", port, settings, output: "inherit" });
  stops.push(app.stop);
  await waitForHealth(app, "127.0.0.1", port);
}
