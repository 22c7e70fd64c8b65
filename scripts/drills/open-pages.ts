import { paths } from "../../lib/paths.ts";
import { readFormFields } from "../races/post-form.ts";
import type { Answer, Visitor } from "./visitor.ts";

/** A form on a page that someone has open. */
export type OpenForm = {
  readonly path: string;
  readonly fields: ReadonlyMap<string, string>;
  /** Whether the site did what the form asks for. */
  isDone(answer: Answer): boolean;
};

/** Signs in as a demo person. */
export async function signIn(visitor: Visitor, name: RegExp): Promise<Visitor> {
  const { body } = await visitor.get(paths.signIn());
  const [, userId = ""] =
    [...body.matchAll(/<button[^>]*value="([^"]+)"[^>]*>([^<]*)</g)].find(([, , text]) =>
      name.test(text ?? ""),
    ) ?? [];
  const fields = new Map([
    ["next", paths.me()],
    ["userId", userId],
  ]);
  const { status } = await visitor.post("/api/sign-in/demo", fields, "plain");
  if (!userId || status >= 400) throw new Error(`${name} couldn't sign in (${status}).`);
  return visitor;
}

/** One form that keeps state between answers, and one that only calls its action. */
export async function openForms(visitor: Visitor): Promise<OpenForm[]> {
  const { body } = await visitor.get(paths.profile());
  return [
    { path: paths.profile(), fields: readFormFields(body, /^(<[^>]*>)*Save/), isDone: leadsTo("done=saved") },
    { path: paths.profile(), fields: readFormFields(body, /new address/), isDone: leadsTo("done=calendar") },
  ];
}

export function sendOpenForm(visitor: Visitor, { path, fields }: OpenForm): Promise<Answer> {
  return visitor.post(path, fields);
}

/** The scripts, styles and fonts that a page requests. */
export async function openAssets(visitor: Visitor): Promise<string[]> {
  const { body } = await visitor.get(paths.me());
  return [...new Set(body.match(/\/_next\/static\/[^"'\\ ?)]+/g) ?? [])];
}

function leadsTo(end: string): (answer: Answer) => boolean {
  return ({ status, headers }) => status === 303 && (headers.location ?? "").includes(end);
}
