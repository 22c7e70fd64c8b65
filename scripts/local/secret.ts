import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { projectPath } from "../process/project.ts";

/** The secret that signs this machine's demo cookies. It's kept, so a restart doesn't sign anyone out. */
export function keptSecret(name: string): string {
  const folder = projectPath(".data", name);
  const file = projectPath(".data", name, "auth-secret");
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  }
  return readFileSync(file, "utf8").trim();
}
