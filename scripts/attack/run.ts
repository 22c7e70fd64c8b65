import { ownSettings } from "../local/settings.ts";
import { startApp, waitForHealth } from "../next/server.ts";
import { anyFreePort } from "../process/free-port.ts";
import { attackApiReads } from "./api/reads.ts";
import type { Target } from "./ask.ts";
import { findGaps } from "./complete.ts";
import { attackCrossSite } from "./cross-site.ts";
import { MAIN_ROLES, ROLES } from "./doors.ts";
import { type Findings, noFindings } from "./findings.ts";
import { fuzz } from "./fuzz/run-fuzz.ts";
import { attackHosts } from "./hosts.ts";
import { attackActions } from "./matrix-of-actions.ts";
import { attackRoutes } from "./matrix-of-routes.ts";
import { attackMethods } from "./methods.ts";
import type { Plan } from "./plan.ts";
import { attackRedirects } from "./redirects.ts";
import { OPERATOR, SECRET, signEverybodyIn } from "./sign-in.ts";
import { makeWorld, type World } from "./world.ts";

export type AttackOptions = {
  readonly isShort: boolean;
  readonly fuzz: number;
  readonly seed: number;
  /** Runs only the parts whose name contains these words. */
  readonly only: string;
};

/** How many violations of each part are printed. All are counted. */
const MOST_LINES = 200;

/** Creates two campuses, starts a production server and tries everything. Returns the number of violations. */
export async function runAttack(databaseUrl: string, options: AttackOptions): Promise<number> {
  const gaps = findGaps();
  if (gaps.length > 0) {
    console.log(gaps.join("\n"));
    return gaps.length;
  }
  const world = await makeWorld();
  const cookies = await signEverybodyIn(world);
  const { target, stop } = await startTarget(databaseUrl);
  const { isShort } = options;
  const plan = { roles: isShort ? MAIN_ROLES : ROLES, isShort, cookies };

  let violations = 0;
  for (const { name, attack } of PARTS.filter(({ name }) => name.includes(options.only))) {
    const findings = noFindings();
    const began = performance.now();
    await attack(target, world, { ...plan, findings }, options);
    print(name, findings, performance.now() - began);
    violations += findings.violations.length;
  }
  await stop();
  return violations;
}

type Part = {
  readonly name: string;
  readonly attack: (target: Target, world: World, plan: Plan, options: AttackOptions) => Promise<void>;
};

/** Methods come first, before anything is cached. Forms that are let in come last, because they change data. */
const PARTS: readonly Part[] = [
  { name: "methods", attack: attackMethods },
  { name: "addresses by role", attack: attackRoutes },
  {
    name: "broken requests",
    attack: (target, world, plan, { fuzz: count, seed }) => fuzz(target, world, { ...plan, count, seed }),
  },
  {
    name: "reads of the API as described",
    attack: (target, world, plan, { fuzz: count, seed }) =>
      attackApiReads(target, world, { ...plan, count, seed }),
  },
  { name: "redirects to other sites", attack: attackRedirects },
  { name: "forms from other sites", attack: attackCrossSite },
  { name: "actions by role", attack: attackActions },
  { name: "other hosts", attack: attackHosts },
];

/** A production server without jobs, so that only the attack changes anything. */
async function startTarget(
  databaseUrl: string,
): Promise<{ readonly target: Target; readonly stop: () => Promise<void> }> {
  const port = await anyFreePort();
  const publicUrl = `http://localhost:${port}`;
  const own = { DATABASE_URL: databaseUrl, APP_URL: publicUrl, AUTH_SECRET: SECRET };
  const settings = { ...ownSettings({ ...own, OPERATOR_EMAILS: OPERATOR }), ROOKERY_JOBS: "off" };
  const app = startApp({ mode: "start", host: "127.0.0.1", port, settings, output: "ignore" });
  await waitForHealth(app, "127.0.0.1", port);
  return { target: { port, publicUrl }, stop: app.stop };
}

function print(name: string, { cells, violations }: Findings, milliseconds: number): void {
  for (const violation of violations.slice(0, MOST_LINES)) console.log(`  ${violation}`);
  const seconds = (milliseconds / 1000).toFixed(1);
  console.log(`${name}: ${cells} cells, ${violations.length} violations, ${seconds} s`);
}
