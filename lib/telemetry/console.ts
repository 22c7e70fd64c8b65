import { stripVTControlCharacters } from "node:util";
import { scrub } from "./describe-error";
import { log } from "./log";

const LEVELS = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;

/**
 * Sends what libraries print through the log, as JSON and without personal data: Next and next-auth print errors with
 * values from the request. Errors that Next has given a digest come again and are logged then (instrumentation.ts).
 */
export function takeConsole(target: Pick<Console, keyof typeof LEVELS> = console): void {
  for (const [name, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, keyof typeof log][]) {
    target[name] = (...said: unknown[]) => {
      const error = said.find((part) => part instanceof Error);
      if (error && "digest" in error) return;
      const sentence = said.find((part) => typeof part === "string");
      log[level](firstLine(sentence) || "A library reports", error ? { error } : {});
    };
  }
}

function firstLine(text: string | undefined): string {
  return scrub(
    stripVTControlCharacters(text ?? "")
      .trim()
      .split("\n", 1)[0] ?? "",
  );
}
