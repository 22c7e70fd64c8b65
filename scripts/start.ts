import { setUpCode } from "../lib/auth/set-up-code.ts";
import { checkSettings, type Settings } from "../lib/env.ts";
import { setUpPaths } from "../lib/paths/set-up.ts";
import { listPending } from "./migrations/apply.ts";
import { hasBuild } from "./next/freshness.ts";
import { serveEnvironment } from "./next/server.ts";
import { withClient } from "./postgres/connect.ts";
import { requireDatabase, requireSameDatabase } from "./postgres/require-database.ts";
import { projectPath } from "./process/project.ts";
import { onLeave, runScript } from "./process/script.ts";
import { ScriptError } from "./process/script-error.ts";
import { hearOfReleases } from "./releases/control.ts";
import { homeOf } from "./releases/home.ts";
import { readSettings } from "./releases/read-settings.ts";
import { noteEachServing, noteTakeover } from "./releases/served-folder.ts";
import { supervise } from "./releases/supervise.ts";

runScript(start, { dotEnv: false });

/**
 * The app in production. Everything that would fail later is asked now, and answered with a sentence. In the home of
 * several releases it also hears of the next one; see scripts/upgrade.ts.
 */
async function start(): Promise<void> {
  const release = projectPath();
  const settingsOf = (checkout: string) => readSettings(checkout, process.env);
  const settings = settingsOf(release);
  const own = check(settings);
  await checkRelease(own);
  await requireSameDatabase(settings);
  await tellSetUp(own);
  tellOfMail(own);

  const mark = noteEachServing(release);
  onLeave(mark.takeAway);
  const supervisor = await supervise(release, {
    settingsOf: (checkout) => {
      const settings = settingsOf(checkout);
      const { port } = check(settings);
      return serveEnvironment({ mode: "start", host: settings.HOST || "0.0.0.0", port, settings });
    },
    say: console.log,
    onServing: noteTakeover,
  });
  onLeave(supervisor.stop);
  const home = homeOf(release);
  if (home) onLeave(await hearOfReleases(home.socket, mark.moveWith(supervisor.switchTo)));
  process.exitCode = await supervisor.ended;
}

async function checkRelease({ databaseUrl }: Settings): Promise<void> {
  if (!hasBuild()) throw new ScriptError('There is no build yet. Run "npm run build".');
  await requireDatabase(databaseUrl);
  const pending = await listPending(databaseUrl);
  if (pending.length === 0) return;
  throw new ScriptError(
    `The database lacks ${pending.length} migration(s), ${pending[0]} first. Run "npm run migrate".`,
  );
}

/** A site without organizations says how to set it up. Only who reads this log can. */
async function tellSetUp({ databaseUrl, appUrl, authSecret }: Settings): Promise<void> {
  const { rowCount } = await withClient(databaseUrl, (client) =>
    client.query(`SELECT FROM "organization" LIMIT 1`),
  );
  if (rowCount !== 0) return;
  console.log(
    `\nThis site isn't set up yet. Open ${appUrl}${setUpPaths.setUp()} and enter this code: ${setUpCode(authSecret)}\n`,
  );
}

/** Nothing else on the site looks wrong without a mail server. */
function tellOfMail({ smtp }: Settings): void {
  if (smtp) return;
  console.log(
    "No mail server: emails aren't sent. Operators read them at /letters. To send them, set SMTP_URL and LETTERS_FROM.",
  );
}

function check(settings: Readonly<Record<string, string | undefined>>): Settings {
  const checked = checkSettings(settings);
  if (checked.ok) return checked.settings;
  throw new ScriptError(checked.sentences.join("\n"));
}
