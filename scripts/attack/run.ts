import { ownSettings } from "../here/settings.ts";
import { startApp, waitForHealth } from "../next/server.ts";
import { anyFreePort } from "../process/free-port.ts";
import { findGaps } from "./complete.ts";
import { attackCrossSite } from "./cross-site.ts";
import { MAIN_ROLES, ROLES } from "./doors.ts";
import { type Findings, noFindings } from "./findings.ts";
import { fuzz } from "./fuzz/run-fuzz.ts";
import { attackHosts } from "./hosts.ts";
import { attackActions } from "./matrix-of-actions.ts";
import { attackRoutes } from "./matrix-of-routes.ts";
import { attackMethods } from "./methods.ts";
import { attackRedirects } from "./redirects.ts";
import { OPERATOR, SECRET, signEverybodyIn } from "./sign-in.ts";
import { makeWorld } from "./world.ts";

export type AttackOptions = { readonly isShort: boolean; readonly fuzz: number; readonly seed: number };

/** Of each part so many violations are printed; all are counted. */
const MOST_LINES = 200;

/** Makes two campuses, starts a production server and tries everything. Returns how much went wrong. */
export async function runAttack(
  databaseUrl: string,
  { isShort, fuzz: count, seed }: AttackOptions,
): Promise<number> {
  const gaps = findGaps();
  if (gaps.length > 0) {
    console.log(gaps.join("\n"));
    return gaps.length;
  }
  const world = await makeWorld();
  const cookies = await signEverybodyIn(world);
  const port = await anyFreePort();
  const publicUrl = `http://localhost:${port}`;
  const app = startApp({
    mode: "start",
    host: "127.0.0.1",
    port,
    output: "ignore",
    settings: {
      ...ownSettings({
        DATABASE_URL: databaseUrl,
        APP_URL: publicUrl,
        AUTH_SECRET: SECRET,
        OPERATOR_EMAILS: OPERATOR,
      }),
      ROOKERY_JOBS: "off",
    },
  });
  await waitForHealth(app, "127.0.0.1", port);
  const target = { port, publicUrl };
  const plan = { roles: isShort ? MAIN_ROLES : ROLES, isShort, cookies };

  // Methods come first, before anything is cached; forms that are let in come last, because they change things.
  const parts: readonly (readonly [string, (findings: Findings) => Promise<void>])[] = [
    ["methods", (findings) => attackMethods(target, world, { ...plan, findings })],
    ["addresses by role", (findings) => attackRoutes(target, world, { ...plan, findings })],
    ["broken requests", (findings) => fuzz(target, world, { ...plan, findings, count, seed })],
    ["ways off the site", (findings) => attackRedirects(target, world, { ...plan, findings })],
    ["forms from elsewhere", (findings) => attackCrossSite(target, world, { ...plan, findings })],
    ["actions by role", (findings) => attackActions(target, world, { ...plan, findings })],
    ["other hosts", (findings) => attackHosts(target, world, { ...plan, findings })],
  ];
  let violations = 0;
  for (const [name, part] of parts) {
    const findings = noFindings();
    const began = performance.now();
    await part(findings);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    for (const violation of findings.violations.slice(0, MOST_LINES)) console.log(`  ${violation}`);
    console.log(`${name}: ${findings.cells} cells, ${findings.violations.length} violations, ${seconds} s`);
    violations += findings.violations.length;
  }
  await app.stop();
  return violations;
}
