import { setTimeout as sleep } from "node:timers/promises";
import { REFUSALS } from "@/lib/front/refusals";
import { paths } from "@/lib/paths";
import { getPage, postForm, type Reply } from "../../races/post-form.ts";
import type { Forms, Match, People } from "./people.ts";
import type { Site } from "./site.ts";

/** What the site has acknowledged: approved matches and recorded notes. */
export type Acknowledged = { readonly approved: string[]; readonly notes: string[] };

/** How requests ended since the last look. */
export type Answers = {
  total: number;
  /** Couldn't connect. */
  refused: number;
  /** Connected, but the connection broke before the answer. */
  broken: number;
  /** Got our own page saying that the database is down. */
  away: number;
  /** Any other answer of 400 or more. */
  readonly wrong: Map<string, number>;
};

export type Traffic = {
  readonly acknowledged: Acknowledged;
  /** Returns the answers since the previous call. */
  take(): Answers;
  stop(): Promise<void>;
};

const NOTE_WRITERS = 3;
const PAUSE_MS = 100;

/** People approve results, record notes and read pages until they're stopped. No request is retried. */
export function startTraffic(site: Site, people: People, forms: Forms): Traffic {
  const acknowledged: Acknowledged = { approved: [], notes: [] };
  let answers = noAnswers();
  let isOver = false;
  const waiting = [...people.reported];

  async function count(what: string, ask: Promise<Reply>): Promise<Reply | undefined> {
    const own = answers;
    own.total += 1;
    try {
      const reply = await ask;
      if (isAwayPage(reply)) own.away += 1;
      else if (reply.status >= 400) note(own, `${what}: ${reply.status}`);
      return reply;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ECONNREFUSED") own.refused += 1;
      else own.broken += 1;
      return undefined;
    }
  }

  const post = (match: Match, fields: ReadonlyMap<string, string>) =>
    postForm(site, paths.match(match.id), people.cookies.get(match.away) ?? "", fields);

  async function approve(): Promise<void> {
    const match = waiting.pop();
    if (!match) return;
    const fields = new Map([...forms.approve, ["matchId", match.id]]);
    const reply = await count("approve", post(match, fields));
    if (isDone(reply)) acknowledged.approved.push(match.id);
  }

  let turn = 0;
  async function takeNote(): Promise<void> {
    turn += 1;
    const match = people.open[turn % people.open.length];
    if (!match) return;
    const words = `Note ${turn}.`;
    const fields = new Map([...forms.log, ["matchId", match.id], ["means", "email"], ["note", words]]);
    const reply = await count("note", post(match, fields));
    if (isDone(reply)) acknowledged.notes.push(`${match.id} ${words}`);
  }

  async function read(): Promise<void> {
    const match = people.open[turn % people.open.length];
    if (!match) return;
    await count("match page", getPage(site, paths.match(match.id), people.cookies.get(match.home) ?? ""));
    await count("standings", getPage(site, people.standings, ""));
    await count("front page", getPage(site, "/", ""));
  }

  const repeat = async (work: () => Promise<void>, pauseMs: number) => {
    while (!isOver) {
      await work();
      await sleep(pauseMs);
    }
  };
  const running = [
    repeat(approve, 5 * PAUSE_MS),
    ...Array.from({ length: NOTE_WRITERS }, () => repeat(takeNote, PAUSE_MS)),
    repeat(read, PAUSE_MS),
  ];
  return {
    acknowledged,
    take() {
      const taken = answers;
      answers = noAnswers();
      return taken;
    },
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
}

function noAnswers(): Answers {
  return { total: 0, refused: 0, broken: 0, away: 0, wrong: new Map() };
}

function note(answers: Answers, what: string): void {
  answers.wrong.set(what, (answers.wrong.get(what) ?? 0) + 1);
}

function isDone(reply: Reply | undefined): boolean {
  return reply?.status === 303 && (reply.location ?? "").includes("done=");
}

/** Our own page, or for a file only its sentence. A bare 503 doesn't count. */
function isAwayPage({ status, body }: Reply): boolean {
  const { status: expected, sentence } = REFUSALS["database-away"];
  return status === expected && (body.includes("<h1") || body.trim() === sentence);
}
