import { ownSettings } from "../here/settings.ts";
import { startApp, waitForHealth } from "../next/server.ts";
import { anyFreePort } from "../process/free-port.ts";
import { findGaps } from "./complete.ts";
import { MAIN_ROLES, ROLES } from "./doors.ts";
import { type Findings, noFindings } from "./findings.ts";
import { attackActions } from "./matrix-of-actions.ts";
import { attackRoutes } from "./matrix-of-routes.ts";
import { OPERATOR, SECRET, signEverybodyIn } from "./sign-in.ts";
import { makeWorld } from "./world.ts";

export type AttackOptions = { readonly isShort: boolean; readonly fuzz: number; readonly seed: number };

/** Makes two campuses, starts a production server and tries everything. Returns how much went wrong. */
export async function runAttack(databaseUrl: string, { isShort }: AttackOptions): Promise<number> {
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

  const parts: readonly (readonly [string, (findings: Findings) => Promise<void>])[] = [
    ["addresses by role", (findings) => attackRoutes(target, world, { ...plan, findings })],
    ["actions by role", (findings) => attackActions(target, world, { ...plan, findings })],
  ];
  let violations = 0;
  for (const [name, part] of parts) {
    const findings = noFindings();
    const began = performance.now();
    await part(findings);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    for (const violation of findings.violations) console.log(`  ${violation}`);
    console.log(`${name}: ${findings.cells} cells, ${findings.violations.length} violations, ${seconds} s`);
    violations += findings.violations.length;
  }
  await app.stop();
  return violations;
}
