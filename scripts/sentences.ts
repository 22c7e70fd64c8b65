import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { runScript } from "./process/script.ts";
import { findComments, findSentences, findTestTitles, type Sentence } from "./sentences/find-sentences.ts";
import { suspect } from "./sentences/suspects.ts";
import { isTest, readSources } from "./source/files.ts";

const FOLDERS = ["app", "chess-core/src", "components", "lib", "prisma", "scripts"];

runScript(sentences, { dotEnv: false });

/**
 * Lists every sentence that someone may read, one a line: where it is, its kind, the text, and what's computed in
 * braces. `npm run sentences -- lib/match app` looks only there. With `--comments` it lists comments, with `--tests` the
 * titles of tests; `--suspect` keeps what house style would send back and says why; `--out FILE` writes to a file.
 */
async function sentences(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      comments: { type: "boolean", default: false },
      tests: { type: "boolean", default: false },
      suspect: { type: "boolean", default: false },
      out: { type: "string" },
    },
  });
  const files = readSources(positionals.length > 0 ? positionals : [...FOLDERS, "e2e"]);
  const found = values.comments
    ? files.flatMap(findComments)
    : values.tests
      ? files.filter(({ path }) => isTest(path)).flatMap(findTestTitles)
      : files.filter(({ path }) => !isTest(path)).flatMap(findSentences);
  const lines = values.suspect ? found.flatMap(tellSuspect) : found.map((sentence) => tell(sentence));
  const list = lines.map((line) => `${line}\n`).join("");
  if (values.out) writeFileSync(values.out, list);
  else process.stdout.write(list);
}

function tell({ file, line, kind, text }: Sentence): string {
  return [`${file}:${line}`, kind, text].join("\t");
}

function tellSuspect(sentence: Sentence): string[] {
  const reasons = suspect(sentence.text);
  return reasons.length > 0 ? [`${tell(sentence)}\t(${reasons.join("; ")})`] : [];
}
