import { existsSync } from "node:fs";
import { validate } from "dockerfile-utils";
import { describe, expect, test } from "vitest";
import { projectPath } from "../process/project";
import { checkNode } from "../releases/check-node";
import { isPinned, isRoute, knownSettings, readText } from "./read-files";

const text = readText("Dockerfile");
const instructions = text
  .replace(/^#.*\n/gm, "")
  .replace(/\\\n/g, " ")
  .split("\n")
  .filter(Boolean);
/** The stage that's shipped. */
const shipped = instructions.slice(instructions.findLastIndex((line) => line.startsWith("FROM ")));

function all(lines: readonly string[], word: string): string[] {
  return lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
}

describe("the image", () => {
  test("is a valid Dockerfile", () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
  });

  test("starts from the same exact Node in each stage, and it's new enough", () => {
    const images = all(instructions, "FROM").map((from) => from.split(" ")[0] ?? "");
    expect(images.length).toBeGreaterThan(1);
    expect(new Set(images).size).toBe(1);
    expect(images.every(isPinned)).toBe(true);
    expect(checkNode(projectPath(), /node:([\d.]+)-/.exec(images[0] ?? "")?.[1])).toEqual([]);
  });

  test("is installed from the lock file, without the packages' scripts", () => {
    const installs = all(instructions, "RUN").filter((run) => /\bnpm (i|ci|install|add)\b/.test(run));
    expect(installs).toEqual(["npm ci --ignore-scripts"]);
  });

  test("runs as a user who isn't root, given by number so that Kubernetes can tell", () => {
    expect(all(shipped, "USER").at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(all(shipped, "COPY").some((copy) => copy.includes("--chown"))).toBe(false);
  });

  test("checks its health at an address that exists", () => {
    const [, path = ""] = /'(\/api\/[a-z]+)'/.exec(all(instructions, "HEALTHCHECK")[0] ?? "") ?? [];
    expect(isRoute(path)).toBe(true);
  });

  test("starts a script that exists, without npm in between, which would keep signals to itself", () => {
    const command = JSON.parse(all(shipped, "CMD").at(-1) ?? "[]") as string[];
    expect(command.slice(0, 3)).toEqual(["node", "--import", "tsx"]);
    expect(existsSync(projectPath(command[3] ?? "nowhere"))).toBe(true);
  });

  test("contains only settings that aren't secret", () => {
    const names = [...all(instructions, "ENV"), ...all(instructions, "ARG")].flatMap((line) =>
      [...line.matchAll(/([A-Z][A-Z0-9_]*)=/g)].map(([, name]) => name),
    );
    expect(new Set(names)).toEqual(new Set(["NEXT_TELEMETRY_DISABLED", "NODE_ENV", "KEPT_BUILDS"]));
    expect(knownSettings().has("KEPT_BUILDS")).toBe(true);
  });

  test("doesn't copy settings, git history, or anything installed or built elsewhere", () => {
    expect(readText(".dockerignore").split("\n")).toEqual(
      expect.arrayContaining([".env", ".env.*", ".git", ".data", ".next", "**/node_modules"]),
    );
  });
});
