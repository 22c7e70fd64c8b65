import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { startSite } from "./bench/demo-site.ts";
import { findIds } from "./bench/find-ids.ts";
import { startEmptyApp } from "./bench/pages/empty-app.ts";
import { ensureBrowser } from "./browser.ts";
import { fillDemo } from "./local/fill.ts";
import { buildAppIfStale } from "./next/build-app.ts";
import { withClient } from "./postgres/connect.ts";
import { withThrowawayDatabase } from "./postgres/with-database.ts";
import { projectPath } from "./process/project.ts";
import { run } from "./process/run.ts";
import { runScript } from "./process/script.ts";
import { ScriptError } from "./process/script-error.ts";

/** Fetched when it's asked for: it's as large as everything else that development needs. The next version needs Node 22. */
const LIGHTHOUSE = "lighthouse@12.8.2";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const ROUNDS = 3;

runScript(reportLighthouse, { dotEnv: false });

/**
 * What Lighthouse says about six public pages of the demo on a simulated phone, beside an empty page of the framework, and
 * how large they are: prints two tables and keeps them in test-results/lighthouse.md. The pages take turns, and each has
 * the round that's in the middle by its performance. No test depends on it, because its times depend on the machine.
 */
async function reportLighthouse(): Promise<void> {
  const browser = await ensureBrowser();
  await buildAppIfStale();
  const folder = projectPath("test-results");
  mkdirSync(folder, { recursive: true });

  await withThrowawayDatabase(async (databaseUrl) => {
    await fillDemo(databaseUrl, "keep");
    const app = await startSite(databaseUrl);
    const { org, season, division } = await withClient(databaseUrl, findIds);
    const pages = [
      { name: "empty page", url: await startEmptyApp() },
      { name: "start page", url: `${app}/` },
      { name: "organization", url: `${app}/${org}` },
      { name: "season", url: `${app}/${org}/${season}` },
      { name: "division", url: `${app}/${org}/${season}/${division}` },
      { name: "rule sheet", url: `${app}/${org}/${season}/rules` },
      { name: "adjudicator", url: `${app}/tools/adjudicator` },
    ];
    const results = pages.map(() => [] as Result[]);
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, { url }] of pages.entries())
        results[index]?.push(await audit(url, join(folder, "lighthouse.json"), browser));
    const scores = pages.map(({ name }, index) => scoreRow(name, middleOf(results[index] ?? [])));
    const sizes = await Promise.all(
      pages.map(async ({ name, url }) => sizeRow(name, await (await fetch(url)).text())),
    );
    const report = [SCORES, ...scores, "", SIZES, ...sizes].join("\n");
    writeFileSync(join(folder, "lighthouse.md"), `${report}\n`);
    console.log(report);
  });
}

type Result = {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly score: number | null; readonly title: string }>
  >;
};

async function audit(url: string, file: string, browser: string): Promise<Result> {
  const args = [
    "--yes",
    LIGHTHOUSE,
    url,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(",")}`,
    "--chrome-flags=--headless --no-sandbox --disable-gpu",
  ];
  const { code, output } = await run("npx", args, { output: "keep", env: { CHROME_PATH: browser } });
  if (code !== 0) throw new ScriptError(`Lighthouse failed on ${url}.\n${output}`);
  return JSON.parse(readFileSync(file, "utf8")) as Result;
}

function middleOf(results: readonly Result[]): Result {
  const performance = ({ categories }: Result) => categories.performance.score ?? 0;
  const sorted = results.toSorted((one, two) => performance(one) - performance(two));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error("Every page is looked at");
  return middle;
}

const SCORES = `| page | performance | accessibility | best practices | SEO | largest paint s | blocked ms | shift | what fails |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |`;

const SIZES = `| page | KB | of it data | KB, gzip | of it data |
| --- | ---: | ---: | ---: | ---: |`;

/** How large a page is, and how much of that is the framework's data beside its HTML. */
function sizeRow(name: string, html: string): string {
  const [shown = ""] = html.split("<script>(self.__next_f");
  const kb = (text: string) => (Buffer.byteLength(text) / 1024).toFixed(0);
  const zipped = (text: string) => gzipSync(text).length / 1024;
  const data = zipped(html) - zipped(shown);
  return `| ${[name, kb(html), kb(html.slice(shown.length)), zipped(html).toFixed(1), data.toFixed(1)].join(" | ")} |`;
}

function scoreRow(name: string, { categories, audits }: Result): string {
  const scores = CATEGORIES.map((category) => Math.round((categories[category].score ?? 0) * 100));
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const times = [
    (value("largest-contentful-paint") / 1000).toFixed(1),
    value("total-blocking-time").toFixed(0),
    value("cumulative-layout-shift").toFixed(2),
  ];
  const failed = Object.entries(audits).filter(([, { score }]) => score === 0);
  return `| ${[name, ...scores, ...times, failed.map(([id]) => id).join(", ")].join(" | ")} |`;
}
