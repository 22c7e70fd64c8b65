import { Prisma } from "@/lib/db/generated/client";
import { env } from "@/lib/env";
import type { ShownMatch } from "@/lib/match/store/match-record";
import { PLAYED_BY, readMatches } from "@/lib/match/store/read-match";
import { scoreFor } from "@/lib/match/words/scores";
import { absolute, paths } from "@/lib/paths";
import { listPublicNames } from "@/lib/people/store/public-names";
import { makeGameArchive } from "@/lib/standings/rules/reports/game-archive";
import { listOwnArchivedMatches } from "@/lib/standings/store/reports";
import { code, data, day, instant, type Row, rows } from "../../rules/part";
import { actWords } from "../../words/log-words";
import { describeForPlayer } from "../../words/match-log";
import {
  byTime,
  fromSql,
  isOfOthers,
  MATCH_NAME,
  OF_MATCH,
  OF_ORGANIZATION,
  type OwnPart,
  ownMatches,
} from "../own-list";
import type { Person } from "../person";

/** How many matches are in memory at a time, with all that happened in them. */
const PAGE = 50;

export const MATCHES: OwnPart = {
  key: "matches",
  title: "Your matches",
  lists: [
    {
      key: "played",
      title: "Matches",
      about:
        "What you did is here in full. Your opponent’s part has only what led to the result. Opponents are listed by their public names.",
      tables: ["match", "match_event"],
      columns: {
        match: "Match",
        organization: "Organization",
        season: "Season",
        division: "Division",
        round: "Round",
        opponent: "Opponent",
        status: "Status",
        deadlineAt: instant("Deadline"),
        scheduledAt: instant("Agreed time"),
        result: "Your result",
        score: "Score, yours first",
        decidedBy: "Decided by",
        address: "Page",
        events: rows("What happened", {
          at: instant("When"),
          by: "Who",
          what: "What",
          stored: data("What you sent"),
        }),
      },
      headedBy: "match",
      read: readPlayed,
    },
    {
      key: "formerActs",
      title: "What you did in matches that others play now",
      about: "A knockout gave them to other players, because an earlier result changed.",
      tables: ["match_event"],
      columns: {
        match: "Match",
        organization: "Organization",
        at: instant("When"),
        what: "What",
        text: "What you wrote",
        stored: data("What you sent"),
      },
      read: fromSql<{ readonly type: string }>(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`v.at`, Prisma.sql`concat(m.id, ' ', v.seq)`)} AS key, ${OF_ORGANIZATION},
            ${MATCH_NAME}, v.at, v.type, coalesce(v.data ->> 'statement', v.data ->> 'note', v.data ->> 'reason') AS text,
            v.data AS stored
          FROM match_event v JOIN "match" m ON m.id = v.match_id ${OF_MATCH}
          WHERE v.actor_user_id = ${id}::uuid AND v.data ? 'by' AND ${isOfOthers(id)}`,
        ({ type, ...row }) => ({ ...row, what: actWords(type) }),
      ),
    },
    {
      key: "games",
      title: "Games with recorded moves",
      about: "As PGN, of matches whose result both sides accepted.",
      tables: ["match"],
      columns: { event: "Event", round: "Round", playedOn: day("Played"), pgn: code("PGN") },
      headedBy: "event",
      async *read({ id }) {
        for (const match of await listOwnArchivedMatches(id)) {
          const pgn = makeGameArchive([match]);
          if (pgn) yield [{ event: match.event, round: match.round, playedOn: match.playedOn, pgn }];
        }
      },
    },
    {
      key: "roomGames",
      title: "Games in the match room",
      about:
        "If a match started over, its games are numbered on from those before: game 1 in the room can be game 3 here.",
      tables: ["room_game"],
      columns: {
        match: "Match",
        organization: "Organization",
        number: "Game",
        keptAs: "Kept as",
        isWhite: "You had White",
        startedAt: instant("Started"),
        endedAt: instant("Ended"),
        outcome: "Outcome",
        ending: "Ending",
        moves: "Moves on the board",
      },
      headedBy: "match",
      read: fromSql(
        (person) => Prisma.sql`
          SELECT concat(m.id, ' ', g.number) AS key, ${OF_ORGANIZATION}, ${MATCH_NAME}, g.number,
            g.kept_as AS "keptAs", g.white = ${SIDE} AS "isWhite", g.started_at AS "startedAt",
            g.ended_at AS "endedAt", g.outcome, g.ending,
            (
              SELECT string_agg(v.data ->> 'san', ' ' ORDER BY v.seq) FROM room_game_event v
              WHERE v.match_id = g.match_id AND v.number = g.number AND v.type = 'Moved'
            ) AS moves
          FROM ${ownMatches(person)} JOIN room_game g ON g.match_id = m.id
          WHERE NOT ${WAS_OF_OTHERS} OR EXISTS (
            SELECT FROM room_game_event v
            WHERE v.match_id = g.match_id AND v.number = g.number AND v.actor_user_id = ${person.id}::uuid
          )`,
      ),
    },
    {
      key: "roomActs",
      title: "What you did in the match room",
      about: "Your moves, your clock presses, and what you wrote on your own scoresheet.",
      tables: ["room_game_event"],
      columns: {
        match: "Match",
        organization: "Organization",
        number: "Game",
        at: instant("When"),
        type: "What",
        move: "Move",
        stored: data("What your device sent"),
      },
      read: fromSql(
        (person) => Prisma.sql`
          SELECT concat(${byTime(Prisma.sql`v.at`, Prisma.sql`m.id`)}, ' ', v.number, ' ', lpad(v.seq::text, 6, '0')) AS key,
            ${OF_ORGANIZATION}, ${MATCH_NAME}, v.number, v.at, v.type, v.data ->> 'san' AS move, v.data AS stored
          FROM ${ownMatches(person)} JOIN room_game_event v ON v.match_id = m.id
          WHERE v.actor_user_id = ${person.id}::uuid`,
      ),
    },
    {
      key: "gameSearches",
      title: "What we looked for on chess sites",
      tables: ["game_search"],
      columns: {
        match: "Match",
        organization: "Organization",
        lookedAt: instant("Looked"),
        answer: "Answer",
        foundAt: instant("Found"),
        games: "Games",
        rejectedAt: instant("You said it’s wrong"),
        statement: "What you wrote",
      },
      headedBy: "match",
      read: fromSql(
        (person) => Prisma.sql`
          SELECT m.id::text AS key, ${OF_ORGANIZATION}, ${MATCH_NAME}, f.looked_at AS "lookedAt", f.answer,
            f.found_at AS "foundAt", jsonb_path_query_array(f.found, '$.games[*].url') AS games,
            CASE WHEN f.rejected_by = ${SIDE} THEN f.rejected_at END AS "rejectedAt",
            CASE WHEN f.rejected_by = ${SIDE} THEN f.statement END AS statement
          FROM ${ownMatches(person)} JOIN game_search f ON f.match_id = m.id`,
      ),
    },
    {
      key: "challenges",
      title: "Links to online games",
      about:
        "The links themselves are on the match’s page. They’re left out here, because they open the game to anyone.",
      tables: ["online_challenge"],
      columns: {
        match: "Match",
        organization: "Organization",
        number: "Game",
        isWhite: "You had White",
        expiresAt: instant("Works until"),
      },
      read: fromSql(
        (person) => Prisma.sql`
          SELECT concat(m.id, ' ', c.number) AS key, ${OF_ORGANIZATION}, ${MATCH_NAME}, c.number,
            c.white = ${SIDE} AS "isWhite", c.expires_at AS "expiresAt"
          FROM ${ownMatches(person)} JOIN online_challenge c ON c.match_id = m.id`,
      ),
    },
    {
      key: "closures",
      title: "Times canceled because the venue was closed",
      tables: ["closure_match"],
      columns: {
        match: "Match",
        organization: "Organization",
        from: instant("Closed from"),
        until: instant("Closed until"),
        canceledAt: instant("Your canceled time"),
      },
      read: fromSql(
        (person) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`x.starts_at`, Prisma.sql`concat(m.id, x.id)`)} AS key, ${OF_ORGANIZATION},
            ${MATCH_NAME}, x.starts_at AS "from", x.ends_at AS until, c.canceled_at AS "canceledAt"
          FROM ${ownMatches(person)}
          JOIN closure_match c ON c.match_id = m.id
          JOIN closure x ON x.id = c.closure_id`,
      ),
    },
    {
      key: "photos",
      title: "Photos you sent",
      about:
        "You can open photos of your own matches at their addresses while you’re signed in. Only directors can open the others; ask the office for a copy.",
      tables: ["photo"],
      columns: {
        match: "Match",
        organization: "Organization",
        at: instant("Sent"),
        width: "Width",
        height: "Height",
        address: "Address",
      },
      read: fromSql<{ readonly matchId: string; readonly id: string }>(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`v.at`, Prisma.sql`p.id`)} AS key, ${OF_ORGANIZATION}, ${MATCH_NAME}, v.at,
            p.width, p.height, p.id, m.id AS "matchId"
          FROM match_event v
          JOIN photo p ON p.match_id = v.match_id AND p.seq = v.seq
          JOIN "match" m ON m.id = v.match_id
          ${OF_MATCH}
          WHERE v.actor_user_id = ${id}::uuid`,
        ({ id, matchId, ...row }) => ({ ...row, address: absolute(env().appUrl, paths.photo(matchId, id)) }),
      ),
    },
    {
      key: "watching",
      title: "Who can watch: what you chose",
      tables: ["match_watching"],
      columns: {
        match: "Match",
        organization: "Organization",
        at: instant("When"),
        by: "As",
        allowed: "Allowed",
      },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`w.at`, Prisma.sql`concat(m.id, ' ', w.seq)`)} AS key, ${OF_ORGANIZATION},
            ${MATCH_NAME}, w.at, CASE w.by WHEN 'director' THEN 'director' ELSE 'player' END AS by, w.allowed
          FROM match_watching w JOIN "match" m ON m.id = w.match_id ${OF_MATCH}
          WHERE w.actor_user_id = ${id}::uuid`,
      ),
    },
  ],
};

/** The side of the person's own entry (own) in a match (m). */
const SIDE = Prisma.sql`CASE WHEN m.home_entry_id = own.id THEN 'home' ELSE 'away' END`;

/** Did the players of a match (m) change after someone began this game (g)? Others may have played it. */
const WAS_OF_OTHERS = Prisma.sql`EXISTS (
  SELECT FROM match_event e WHERE e.match_id = m.id AND e.type = 'Repaired' AND e.at > (
    SELECT min(v.at) FROM room_game_event v WHERE v.match_id = g.match_id AND v.number = g.number
  )
)`;

async function* readPlayed(person: Person): AsyncGenerator<readonly Row[]> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (let isMore = true; isMore; ) {
    const page = await readMatches(Prisma.sql`
      ${PLAYED_BY} WHERE own.user_id = ${person.id}::uuid AND m.id > ${after}::uuid ORDER BY m.id LIMIT ${PAGE}`);
    const names = await listPublicNames(page.flatMap(({ home, away }) => [home.entryId, away.entryId]));
    yield page.map((match) => toRow(match, person, names));
    after = page.at(-1)?.id ?? after;
    isMore = page.length === PAGE;
  }
}

function toRow(match: ShownMatch, { id: userId }: Person, shown: ReadonlyMap<string, string>): Row {
  const { organization, season, division, round, stage, rules, projection, state, number } = match;
  const side = match.home.userId === userId ? "home" : "away";
  const names = { home: shown.get(match.home.entryId) ?? "", away: shown.get(match.away.entryId) ?? "" };
  const own = { ...names, [side]: match[side].name };
  const story = { ...own, zone: organization.timeZone, rules, format: stage.format };
  const { outcome } = state;
  return {
    match: `${season.name}, ${division.name}, round ${round.number}, match ${number}`,
    organization: organization.name,
    timeZone: organization.timeZone,
    season: season.name,
    division: division.name,
    round: round.number,
    opponent: side === "home" ? names.away : names.home,
    status: projection.status.replace("-", " "),
    deadlineAt: projection.deadlineAt,
    scheduledAt: projection.scheduledAt,
    result: outcome?.[side] ?? null,
    score: outcome?.score ? scoreFor(side, outcome.score) : null,
    decidedBy: outcome?.decidedBy.replace("-", " ") ?? null,
    address: absolute(env().appUrl, paths.match(match.id)),
    events: describeForPlayer(match.events, { userId, side }, story),
  };
}
