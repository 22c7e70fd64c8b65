import { vi } from "vitest";
import * as settings from "@/lib/env";

/** Only `databaseUrl()` chooses a database. */
const ANY_DATABASE = "postgresql://localhost/none";

let chosen: Readonly<Record<string, string>> = {};

/** Changes settings for this test file. What isn't changed is as vitest.config.ts gives it. */
export function chooseSettings(more: Readonly<Record<string, string>>): void {
  chosen = { ...chosen, ...more };
  const checked = settings.checkSettings({ DATABASE_URL: ANY_DATABASE, ...process.env, ...chosen });
  if (!checked.ok) throw new Error(checked.sentences.join("\n"));
  vi.spyOn(settings, "env").mockReturnValue(checked.settings);
}

export function forgetSettings(): void {
  chosen = {};
}
