import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { askAs } from "@/lib/testing/ask-as";
import { freshDatabase } from "@/lib/testing/database";
import { makeLeague, type TestLeague } from "@/lib/testing/league";

const asking = askAs();

await freshDatabase();

let league: TestLeague;
beforeAll(async () => {
  league = await makeLeague({ players: 2 });
});
beforeEach(() => {
  asking.actor = undefined;
});

const LIB = join(import.meta.dirname, "..");

/** Anyone with the link in an email can use them. With what else each reads. */
const OPEN_TO_VISITORS: Readonly<Record<string, readonly string[]>> = {
  "letters.switchOff": ["get token"],
  // The whole form, because every form is read alike.
  "answer-by-email.confirmByEmail": ["all", "getAll times", "getAll picks", "all"],
};

const actions = (await Promise.all(listActionFiles().map(importActions))).flat();
const closed = actions.filter(({ name }) => !(name in OPEN_TO_VISITORS));

test("every action is looked at", () => expect(actions.length).toBeGreaterThan(50));

test.each(actions.filter(({ name }) => name in OPEN_TO_VISITORS))(
  "$name reads what its link needs and no more",
  async ({ name, run }) => {
    const form = new WatchedForm(league.org);
    await send(run, form);
    expect(form.read).toEqual(OPEN_TO_VISITORS[name]);
  },
);

test.each(closed)("$name drops the form of a visitor unread", async ({ run }) => {
  const form = new WatchedForm(league.org);
  expect(await send(run, form)).toMatch(/^NEXT_REDIRECT;\w+;\/sign-in|^NEXT_HTTP_ERROR_FALLBACK;404/);
  expect(form.read.filter((each) => each !== "get org")).toEqual([]);
});

/** What any signed-in person can do; everything else belongs to a desk. */
const OF_PLAYERS = [
  "accounts",
  "availability",
  "challenge",
  "claim",
  "delete-account",
  "entry",
  "found",
  "letters",
  "match",
  "own-name",
  "own-waiver",
  "profile",
  "push",
  "rate",
  "report-room",
  "watching",
];

/** The same of files with actions of both kinds. */
const ACTIONS_OF_PLAYERS = ["rate.rateOpponent", "tokens.createToken", "tokens.revokeToken"];

const ofDesks = closed.filter(
  ({ name }) => !OF_PLAYERS.includes(name.split(".")[0] ?? "") && !ACTIONS_OF_PLAYERS.includes(name),
);

test.each(ofDesks)(
  "$name drops the form of a player unread, because it belongs to the desk",
  async ({ run }) => {
    const { userId, name } = league.players[0] ?? { userId: "", name: "" };
    asking.actor = { id: userId, email: "player@lakeside.example", name, phone: null, rolesEverywhere: [] };
    const form = new WatchedForm(league.org);
    expect(await send(run, form)).toMatch(/^NEXT_HTTP_ERROR_FALLBACK;404/);
    expect(form.read).toEqual(["get org"]);
  },
);

test.each(actions)("$name called with anything but a form finds nothing to do", async ({ run }) => {
  const { userId, name } = league.players[0] ?? { userId: "", name: "" };
  for (const actor of [
    undefined,
    { id: userId, email: "player@lakeside.example", name, phone: null, rolesEverywhere: [] },
  ]) {
    asking.actor = actor;
    for (const sent of [undefined, null, "org", 7, { get: 1 }, ["org"]])
      expect(await send(run, sent)).toMatch(/^NEXT_(REDIRECT|HTTP_ERROR_FALLBACK;404)/);
  }
});

type Run = (...given: unknown[]) => Promise<unknown>;

function listActionFiles(): string[] {
  return readdirSync(LIB, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.ts$/.test(file) && !file.includes(".test."))
    .map((file) => join(LIB, file))
    .filter((file) => readFileSync(file, "utf8").startsWith('"use server"'));
}

async function importActions(file: string): Promise<{ name: string; run: Run }[]> {
  const exported: Record<string, Run> = await import(/* @vite-ignore */ file);
  return Object.entries(exported).map(([name, run]) => ({ name: `${basename(file, ".ts")}.${name}`, run }));
}

/** Calls an action as Next does, with or without the previous state; the answer is what it throws. */
async function send(run: Run, form: unknown): Promise<string> {
  try {
    return JSON.stringify(await (run.length === 1 ? run(form) : run(null, form)));
  } catch (error) {
    return (error as { digest?: string }).digest ?? String(error);
  }
}

/** Records which fields are read. */
class WatchedForm extends FormData {
  readonly read: string[] = [];

  constructor(org: string) {
    super();
    super.append("org", org);
  }
  override get(name: string) {
    this.read.push(`get ${name}`);
    return super.get(name);
  }
  override getAll(name: string) {
    this.read.push(`getAll ${name}`);
    return super.getAll(name);
  }
  override has(name: string) {
    this.read.push(`has ${name}`);
    return super.has(name);
  }
  override keys() {
    this.read.push("keys");
    return super.keys();
  }
  override values() {
    this.read.push("values");
    return super.values();
  }
  override entries() {
    this.read.push("entries");
    return super.entries();
  }
  override [Symbol.iterator]() {
    this.read.push("all");
    return super[Symbol.iterator]();
  }
}
