import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { closeConnections } from "@/lib/jobs/close-connections";
import { fillDemo } from "../local/fill.ts";
import { buildAppIfStale } from "../next/build-app.ts";
import { withClient } from "../postgres/connect.ts";
import { withThrowawayDatabase } from "../postgres/with-database.ts";
import { runScript } from "../process/script.ts";
import { ScriptError } from "../process/script-error.ts";
import { startSite } from "./demo-site.ts";
import { median } from "./median.ts";
import { startEmptyApp } from "./pages/empty-app.ts";
import { listSignedInPages, type SignedInPage } from "./pages/signed-in.ts";

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 16;
/** At least this many times an empty static page. */
const GOAL = 2;

/** A page for someone signed in serves at least this many times a page that only reads the session. */
const SIGNED_IN_GOAL = 0.7;

/** A page, and the one it's compared with: the first of its kind. */
type Target = {
  readonly name: string;
  readonly url: string;
  readonly encoding: "gzip" | "identity";
  readonly kind: string;
  readonly cookie?: string;
  /** The page that draws as many elements and reads nothing. */
  readonly sameSize?: Target;
};

runScript(bench, { dotEnv: false });

/**
 * Measures public pages of the demo beside an empty static page of the framework, which serves it by itself. All take
 * turns; each round warms nothing up but the first. Prints the median of requests a second, and its ratio to the empty
 * page in the same encoding. Pages of someone who's signed in are compared with one that only reads the session, and with
 * one of the empty app that draws as many elements and reads nothing. No test depends on it. `--signed-in` leaves the public
 * pages out.
 */
async function bench(): Promise<void> {
  await buildAppIfStale();
  const { values } = parseArgs({ options: { "signed-in": { type: "boolean" } } });
  const empty = await startEmptyApp();
  await withThrowawayDatabase(async (databaseUrl) => {
    await fillDemo(databaseUrl, "keep");
    const app = await startSite(databaseUrl);
    const signedIn = await withClient(databaseUrl, (db) => listSignedInPages(db, app));
    await closeConnections();
    const targets: readonly Target[] = [
      ...(values["signed-in"] ? [] : listTargets(empty, app)),
      ...(await Promise.all(signedIn.map((page) => besideSameSize(page, empty)))),
    ];
    const all = targets.flatMap((target) => (target.sameSize ? [target, target.sameSize] : [target]));
    const rates = new Map<Target, number[]>(all.map((target) => [target, []]));
    for (let round = -1; round < ROUNDS; round++)
      for (const [target, measured] of rates) {
        const rate = await measure(target);
        if (round >= 0) measured.push(rate);
      }
    print(targets, (target) => median(rates.get(target) ?? []));
  });
}

async function besideSameSize(page: SignedInPage, empty: string): Promise<Target> {
  const target = { ...page, encoding: "gzip" as const, kind: "signed in" };
  const answer = await fetch(page.url, { headers: { cookie: page.cookie } });
  const elements = countElements(await answer.text());
  if (elements === 0) return target;
  const sameSize = { name: `${elements} elements`, url: `${empty}/elements/${elements}` };
  return { ...target, sameSize: { ...sameSize, encoding: "gzip", kind: "signed in" } };
}

/** Elements in a page's body; 0 if it's no page. Scripts are the framework's own. */
function countElements(html: string): number {
  const [, body = ""] = html.split("<body");
  return [...body.replaceAll(/<script.*?<\/script>/gs, "").matchAll(/<[a-z]/g)].length;
}

function listTargets(empty: string, app: string): readonly Target[] {
  const pages = [
    { name: "empty page", url: empty },
    { name: "start page", url: `${app}/` },
    { name: "organization", url: `${app}/lakeside` },
    { name: "season", url: `${app}/lakeside/fall-2026` },
    { name: "division", url: `${app}/lakeside/fall-2026/open` },
    { name: "rule sheet", url: `${app}/lakeside/fall-2026/rules` },
    { name: "standings as a file", url: `${app}/lakeside/fall-2026/open/standings.csv` },
  ];
  const encodings = ["identity", "gzip"] as const;
  return encodings.flatMap((encoding) => pages.map((page) => ({ ...page, encoding, kind: encoding })));
}

/** Requests a second. Every answer has to be the page. */
async function measure({ name, url, encoding, cookie = "" }: Target): Promise<number> {
  const headers = { "accept-encoding": encoding, cookie };
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx + result.errors > 0) throw new ScriptError(`${name}: ${result.non2xx} other answers.`);
  return result.requests.average;
}

function print(targets: readonly Target[], rateOf: (target: Target) => number): void {
  console.log(
    `Medians of ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections; the goal is ${GOAL} times an empty page of the framework, signed in ${SIGNED_IN_GOAL} times the sign-out page\n`,
  );
  console.log("page                   encoding   requests/s   x empty   x same size");
  for (const target of targets) {
    const limit = targets.find(({ kind }) => kind === target.kind);
    const rate = rateOf(target);
    const cells = [
      target.name.padEnd(22),
      target.encoding.padEnd(9),
      rate.toFixed(0).padStart(12),
      ratio(rate, limit && rateOf(limit)).padStart(10),
      target.sameSize ? `${ratio(rate, rateOf(target.sameSize))} (${target.sameSize.name})`.padStart(20) : "",
    ];
    console.log(cells.join(" ").trimEnd());
  }
}

function ratio(rate: number, limit = 0): string {
  return (rate / limit).toFixed(2);
}
