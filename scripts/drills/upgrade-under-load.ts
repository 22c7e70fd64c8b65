import { Agent } from "node:http";
import { ensureDatabase } from "../postgres/connect.ts";
import { startThrowawayServer } from "../postgres/throwaway.ts";
import { onLeave } from "../process/script.ts";
import { ScriptError } from "../process/script-error.ts";
import { describeTally, type Errand, startLoad, type Tally } from "./load.ts";
import { type OpenForm, openAssets, openForms, sendOpenForm, signIn } from "./open-pages.ts";
import { fillDemo, makeReleaseHome, type ReleaseHome } from "./release-home.ts";
import { visit } from "./visitor.ts";

/** Upgrades from one version to another and back while people use the site. True if no one noticed. */
export async function upgradeUnderLoad(versions: {
  readonly from: string;
  readonly to: string;
}): Promise<boolean> {
  const home = await install(versions.from);
  const before = await openPages(home);

  const upgraded = await underLoad(home, () => home.upgrade(versions.to));
  const after = await openPages(home);
  const isForwardClean = await report(`To ${versions.to}`, home, upgraded, before);

  const returned = await underLoad(home, () => home.upgrade("--back"));
  const isBackClean = await report(`Back to ${versions.from}`, home, returned, after);
  return isForwardClean && isBackClean;
}

type OpenPages = { readonly forms: readonly OpenForm[]; readonly assets: readonly string[] };

async function install(version: string): Promise<ReleaseHome> {
  const postgres = await startThrowawayServer();
  onLeave(postgres.stop);
  await ensureDatabase(postgres.url("postgres"), "rookery");
  const home = await makeReleaseHome(postgres.url("rookery"));
  onLeave(home.remove);
  must(await home.upgrade(version), `Version ${version} couldn't be installed.`);
  await fillDemo(home);
  const app = await home.start();
  onLeave(app.stop);
  must(await home.upgrade("--check", version), "Checking failed.");
  return home;
}

async function openPages({ site }: ReleaseHome): Promise<OpenPages> {
  const amara = await signIn(visit(site), /Amara/);
  return { forms: await openForms(amara), assets: await openAssets(amara) };
}

async function underLoad({ site }: ReleaseHome, work: () => Promise<boolean>): Promise<Tally> {
  const load = startLoad(await errandsOf(site));
  must(await work(), "The command failed. See the output above.");
  return load.stop();
}

/** Public pages and a player's pages, on kept and new connections, and a form that saves. */
async function errandsOf(site: string): Promise<Errand[]> {
  const agent = new Agent({ keepAlive: true });
  const player = await signIn(visit(site), /Leilani/);
  const keptPlayer = await signIn(visit(site, agent), /Leilani/);
  const anyone = visit(site);
  const keptAnyone = visit(site, agent);
  // The first form is limited: no one saves a profile all the time.
  const [, form] = await openForms(player);
  return [
    { name: "GET /", run: () => anyone.get("/") },
    { name: "GET / (kept)", run: () => keptAnyone.get("/") },
    { name: "GET /api/health (kept)", run: () => keptAnyone.get("/api/health") },
    { name: "GET /sign-in", run: () => anyone.get("/sign-in") },
    { name: "GET /me", run: () => player.get("/me") },
    { name: "GET /me (kept)", run: () => keptPlayer.get("/me") },
    ...(form ? [{ name: `POST ${form.path}`, run: () => sendOpenForm(player, form) }] : []),
  ];
}

async function report(title: string, { site }: ReleaseHome, tally: Tally, open: OpenPages): Promise<boolean> {
  const amara = await signIn(visit(site), /Amara/);
  const refused = [];
  for (const form of open.forms) {
    const answer = await sendOpenForm(amara, form);
    if (!form.isDone(answer)) refused.push(`${form.path}: ${answer.status} ${answer.headers.location ?? ""}`);
  }
  const gone = [];
  for (const asset of open.assets) if ((await amara.get(asset)).status !== 200) gone.push(asset);

  console.log(`\n${title}: ${describeTally(tally)}`);
  console.log(`open forms refused: ${refused.length} of ${open.forms.length} ${refused.join(", ")}`);
  console.log(`assets gone: ${gone.length} of ${open.assets.length} ${gone.join(", ")}\n`);
  return tally.failures.size + refused.length + gone.length === 0;
}

function must(isDone: boolean, otherwise: string): void {
  if (!isDone) throw new ScriptError(otherwise);
}
