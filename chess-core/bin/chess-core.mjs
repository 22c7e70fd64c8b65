#!/usr/bin/env node
/** The package is TypeScript as it is; tsx runs it without a build. */
const tsx = await import("tsx/esm/api").catch(() => null);
if (tsx === null) {
  console.error("the command line runs through tsx: npm install tsx");
  process.exitCode = 2;
} else {
  tsx.register();
  await import("../cli/main.ts");
}
