import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectPath } from "../process/project.ts";
import { listCommandBlocks } from "./commands";

test("the commands of a text are found, and nothing else", () => {
  const text = "Do\n```\nnpm ci\n\nnpm start\n```\nthen `npm test`, not\n```ts\nconst a = 1;\n```\n";
  expect(listCommandBlocks(text)).toEqual([["npm ci", "npm start"]]);
});

test("adopting Rookery is a clone, a build and a start", () => {
  const blocks = listCommandBlocks(readFileSync(projectPath("docs/adopt.md"), "utf8"));
  expect(blocks).toEqual([
    ["git clone https://… rookery && cd rookery", "npm ci", "install -m 600 .env.example .env"],
    ["npm run build", "npm run migrate", "npm start"],
  ]);
});
