import { readFileSync } from "node:fs";
import { listBuiltActions } from "../../attack/list-actions.ts";
import { listRoutes } from "../../attack/list-routes.ts";
import { projectPath } from "../../process/project.ts";
import { type Body, callBody, formBodies, mailBodies } from "./bodies.ts";

/** Where a stranger can send something, and what they send. */
export type Door = {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: readonly Body[];
};

/** Every route that takes a body, and every server action in both ways that Next accepts. */
export async function listDoors(bounceSecret: string): Promise<readonly Door[]> {
  const forms = await formBodies([]);
  const bounce = { authorization: `Bearer ${bounceSecret}` };
  const routes = listRoutes()
    .filter(({ pattern, kind }) => kind === "route" && takesPosts(pattern))
    .map(
      ({ pattern }): Door => ({
        name: pattern,
        path: withNames(pattern.replace("[provider]", "email")),
        headers: pattern === "/api/bounces" ? bounce : {},
        bodies: pattern === "/api/bounces" ? mailBodies() : forms,
      }),
    );
  return [...routes, ...(await listActionDoors())];
}

async function listActionDoors(): Promise<readonly Door[]> {
  const call = await callBody();
  return Promise.all(
    listBuiltActions().flatMap(({ id, name, pages }) => {
      const path = withNames(pages[0] ?? "/");
      const state = [
        ["$ACTION_REF_1", ""],
        ["$ACTION_1:0", JSON.stringify({ id, bound: "$@1" })],
        ["$ACTION_1:1", "[null]"],
      ] as const;
      return [
        formBodies(state).then((bodies) => ({ name: `${name}, as a form`, path, headers: {}, bodies })),
        { name: `${name}, by script`, path, headers: { "next-action": id }, bodies: [call] },
      ];
    }),
  );
}

function takesPosts(pattern: string): boolean {
  const file = projectPath("app", ...pattern.split("/").filter(Boolean), "route.ts");
  try {
    return /export (async function|const) POST\b/.test(readFileSync(file, "utf8"));
  } catch {
    return false;
  }
}

/** An address with names that don't exist. */
function withNames(pattern: string): string {
  return pattern.replaceAll(/\[[^\]]+\]/g, "nobody");
}
