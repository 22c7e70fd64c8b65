import { encode } from "next-auth/jwt";
import { insertSession } from "@/lib/auth/store/sign-in";
import { prisma } from "@/lib/db/client";
import { execute } from "@/lib/match/store/execute";
import { MATCH_RECORD, toRecord } from "@/lib/match/store/match-record";
import { paths } from "@/lib/paths";
import { dayFromToday, momentOf } from "@/lib/testing/days";
import { listTestMatches, makeLeague, mustExecute, type TestLeague, TWO_NIL } from "@/lib/testing/league";
import { ownSettings } from "../local/settings.ts";
import { startApp, waitForHealth } from "../next/server.ts";
import { anyFreePort } from "../process/free-port.ts";
import { getPage, postForm, type Reply, readFormFields, type Server } from "./post-form.ts";

const PLAYERS = 46;
const MATCHES = 1_000;
/** How many matches are raced at the same time, each with four commands. */
const AT_ONCE = 6;
const SECRET = "only-for-races-0123456789-0123456789-01";

type Raced = { readonly matchId: string; readonly replies: readonly Reply[]; readonly clockTook: boolean };
type Forms = Readonly<Record<"approve" | "contest" | "rule", ReadonlyMap<string, string>>>;

/** Races every match and counts. True if nothing was lost, doubled or broken. */
export async function raceMatches(databaseUrl: string): Promise<boolean> {
  const yesterday = dayFromToday(-1);
  const at = momentOf(yesterday, "01:00");
  console.log(`Making a league of ${PLAYERS} players …`);
  const league = await makeLeague({ slug: "races", players: PLAYERS, firstDay: yesterday, at });
  const matches = (await listTestMatches(league)).slice(0, MATCHES);
  for (const match of matches)
    await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, new Date());

  const { servers, stop } = await startTwoServers(databaseUrl);
  const cookies = await signEverybodyIn(league);
  const forms = await readForms(servers[0], league, matches[0], cookies);
  console.log(`Racing ${matches.length} matches against two servers …`);
  const raced: Raced[] = [];
  for (let begin = 0; begin < matches.length; begin += AT_ONCE) {
    const batch = matches.slice(begin, begin + AT_ONCE);
    raced.push(
      ...(await Promise.all(
        batch.map((match, index) => race(servers, league, match, cookies, forms, begin + index)),
      )),
    );
  }
  await stop();
  return report(raced);
}

/** Sends confirm, contest, deadline and ruling for one match at the same time, spread over both servers. */
async function race(
  servers: readonly [Server, Server],
  league: TestLeague,
  match: { id: string; away: string; deadlineAt: Date },
  cookies: ReadonlyMap<string, string>,
  forms: Forms,
  turn: number,
): Promise<Raced> {
  const [one, two] = turn % 2 === 0 ? servers : ([servers[1], servers[0]] as const);
  const page = paths.match(match.id);
  const away = cookies.get(match.away) ?? "";
  const director = cookies.get(league.directorId) ?? "";
  const [clock, ...replies] = await Promise.all([
    execute(match.id, { type: "pass-deadline" }, "clock", match.deadlineAt),
    postForm(one, page, away, withMatch(forms.approve, match.id)),
    postForm(two, page, away, withMatch(forms.contest, match.id)),
    postForm(
      turn % 4 < 2 ? one : two,
      paths.case(league.org, match.id),
      director,
      withMatch(forms.rule, match.id),
    ),
  ]);
  return { matchId: match.id, replies, clockTook: clock?.ok ?? false };
}

async function startTwoServers(
  databaseUrl: string,
): Promise<{ readonly servers: readonly [Server, Server]; readonly stop: () => Promise<unknown> }> {
  const ports = [await anyFreePort(), await anyFreePort()] as const;
  const publicUrl = `http://localhost:${ports[0]}`;
  const settings = ownSettings({
    DATABASE_URL: databaseUrl,
    DIRECT_DATABASE_URL: process.env.DIRECT_DATABASE_URL ?? "",
    APP_URL: publicUrl,
    AUTH_SECRET: SECRET,
  });
  const apps = ports.map((port) =>
    startApp({ mode: "start", host: "127.0.0.1", port, settings, output: "inherit" }),
  );
  for (const [index, app] of apps.entries()) await waitForHealth(app, "127.0.0.1", ports[index] ?? 0);
  return {
    servers: [
      { port: ports[0], publicUrl },
      { port: ports[1], publicUrl },
    ],
    stop: () => Promise.all(apps.map((app) => app.stop())),
  };
}

async function signEverybodyIn(league: TestLeague): Promise<ReadonlyMap<string, string>> {
  const cookies = new Map<string, string>();
  for (const userId of [league.directorId, ...league.players.map((player) => player.userId)]) {
    const sessionId = await insertSession(userId, new Date(), 1);
    cookies.set(
      userId,
      `next-auth.session-token=${await encode({ token: { sub: userId, sessionId }, secret: SECRET })}`,
    );
  }
  return cookies;
}

/** The forms as they are on the pages. Only the match's id differs. */
async function readForms(
  server: Server,
  league: TestLeague,
  match: { id: string; away: string } | undefined,
  cookies: ReadonlyMap<string, string>,
): Promise<Forms> {
  if (!match) throw new Error("No match to race");
  const page = await getPage(server, paths.match(match.id), cookies.get(match.away) ?? "");
  const desk = await getPage(server, paths.case(league.org, match.id), cookies.get(league.directorId) ?? "");
  return {
    approve: readFormFields(page.body, /Confirm/),
    contest: new Map([
      ...readFormFields(page.body, /Tell the director|Contest|wrong|Send/),
      ["statement", "That is not how it went."],
      ["played", "no"],
    ]),
    rule: new Map([
      ...readFormFields(desk.body, /ruling/i),
      ["result", "away"],
      ["reason", "The scoresheet shows it."],
      ["rule", "3.IV"],
    ]),
  };
}

function withMatch(fields: ReadonlyMap<string, string>, matchId: string): ReadonlyMap<string, string> {
  return new Map([...fields, ["matchId", matchId]]);
}

async function report(raced: readonly Raced[]): Promise<boolean> {
  const rows = await prisma().match.findMany({
    where: { id: { in: raced.map(({ matchId }) => matchId) } },
    include: MATCH_RECORD,
  });
  const stored = new Map(
    rows.map((row) => [row.id, { record: toRecord(row), status: row.status, home: row.homeResult }]),
  );
  const replies = raced.flatMap((each) => each.replies);
  const wasAccepted = (reply: Reply) => reply.status === 303 && (reply.location ?? "").includes("done=");

  const notOne = raced.filter(({ matchId }) => {
    const match = stored.get(matchId);
    return match?.status !== "final" || match.record.state.outcome?.home !== match.home;
  }).length;
  const lost = raced.filter((each) => {
    const accepted = each.replies.filter(wasAccepted).length + Number(each.clockTook);
    return stored.get(each.matchId)?.record.events.length !== 2 + accepted;
  }).length;
  const broken = replies.filter(({ status }) => status >= 500).length;
  const odd = replies.filter(
    (reply) => reply.status < 500 && reply.status !== 200 && !wasAccepted(reply),
  ).length;
  const byClock = raced.filter(({ clockTook }) => clockTook).length;

  console.log(
    `${raced.length} matches, ${replies.length} forms posted, ${replies.filter(wasAccepted).length} accepted`,
  );
  console.log(`matches without exactly one final outcome: ${notOne}`);
  console.log(`lost commands: ${lost}`);
  console.log(`5xx answers: ${broken}`);
  console.log(`answers that are neither yes nor no: ${odd}`);
  console.log(`reported matches that the clock forfeited: ${byClock}`);
  return notOne + lost + broken + odd + byClock === 0 && raced.length === MATCHES;
}
