import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { env } from "@/lib/env";
import { closesAt } from "@/lib/match/rules/deadline-rules";
import type { Side } from "@/lib/match/rules/sides";
import { beganAt } from "@/lib/match/rules/story";
import type { PlayerMatch } from "@/lib/match/store/read-match";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { MatchId } from "@/lib/shared/ids";
import { addMinutes, type Instant, instantFrom, instantOf } from "@/lib/shared/instant";
import { readLichessChallenge } from "../input/lichess-challenge";
import {
  type ChallengeRefusal,
  challengeExpiry,
  clockOfGames,
  isClockOfLichess,
  type KeptChallenge,
  type NextChallenge,
  nextChallenge,
} from "../rules/challenge";
import type { SiteTime } from "../rules/site-game";
import { askSite } from "./ask-site";
import { findSearch } from "./searches";

/** What the players choose where the rules don't. */
export type Chosen = { readonly white: Side | undefined; readonly minutes: number | undefined };

/**
 * Makes the link to a game of a match on Lichess: an open challenge that only the two players can join, with their
 * colors, the clock of the rules, and rated only if the rules want that. If both press at the same time, or one presses
 * on a page that's older, there's one link, which both see.
 *
 * @param shown the game that the page offered a link for
 */
export async function makeChallenge(
  match: PlayerMatch,
  shown: number,
  chosen: Chosen,
  clock: () => Date,
): Promise<Answer<null, ChallengeRefusal>> {
  const { lichess } = env().chessSites;
  if (!lichess) return refuse("site-off");
  const search = await findSearch(match.id);
  const now = instantOf(clock());
  const kept = await listChallenges(match.id);
  const next = nextChallenge({ kept, search, rules: match.rules, began: beganAt(match.events), now });

  if (next?.number !== shown) return accept(null);
  const white = next.white ?? chosen.white;
  if (!white) return refuse("no-colors");
  const time = clockOfGames(match.rules) ?? minutesEach(chosen);
  if (!time || !isClockOfLichess(time)) return refuse("no-clock");
  if (!(await reserve(match, next, white, now))) return accept(null);

  const expiresAt = challengeExpiry(now, closesAt(match.state, match.rules));
  const id = await askLichess(match, { white, time, expiresAt }, clock);
  const reserved = { matchId: match.id, number: next.number, url: null };
  if (!id.ok) {
    await prisma().onlineChallenge.deleteMany({ where: reserved });
    return id;
  }
  await prisma().onlineChallenge.updateMany({
    where: reserved,
    data: { siteId: id.value, url: `${lichess}/${id.value}`, expiresAt },
  });
  return accept(null);
}

function minutesEach({ minutes }: Chosen): SiteTime | null {
  return minutes === undefined ? null : { seconds: minutes * 60, added: 0 };
}

/** The process that reserves the game asks the site. A reservation that came to nothing is over after a minute. */
async function reserve(
  match: PlayerMatch,
  { number, replaces }: NextChallenge,
  white: Side,
  now: Instant,
): Promise<boolean> {
  const count = await prisma().$executeRaw`
    INSERT INTO online_challenge (organization_id, match_id, number, white, expires_at)
    VALUES (${match.organization.id}::uuid, ${match.id}::uuid, ${number}, ${white},
      ${addMinutes(now, 1)}::timestamptz)
    ON CONFLICT (match_id, number) DO UPDATE
      SET white = EXCLUDED.white, site_id = NULL, url = NULL, expires_at = EXCLUDED.expires_at
      WHERE online_challenge.expires_at <= ${now}::timestamptz OR online_challenge.site_id = ${replaces}`;
  return count > 0;
}

type Terms = { readonly white: Side; readonly time: SiteTime; readonly expiresAt: Instant };

/** Source: the Lichess API reference, "Open-ended challenge". The game gets the challenge's id. */
async function askLichess(
  { home, away, rules: { venue }, season }: PlayerMatch,
  { white, time, expiresAt }: Terms,
  clock: () => Date,
): Promise<Answer<string, ChallengeRefusal>> {
  const [first, second] = white === "home" ? [home, away] : [away, home];
  const reply = await askSite(
    "lichess",
    {
      path: "/api/challenge/open",
      accept: "application/json",
      send: {
        form: {
          rated: String(venue.kind === "online" && venue.rated === "rated"),
          "clock.limit": String(time.seconds),
          "clock.increment": String(time.added),
          variant: "standard",
          users: `${first.handle},${second.handle}`,
          // No one adds time to the other's clock, and no one wins because the other's network failed for a minute.
          rules: "noGiveTime,noClaimWin",
          name: season.name,
          expiresAt: String(Date.parse(expiresAt)),
        },
      },
    },
    clock,
  );
  if (reply.kind === "away") return refuse("site-away");
  const id = reply.kind === "answer" ? readLichessChallenge(reply.text) : null;
  return id === null ? refuse("not-accepted") : accept(id);
}

async function listChallenges(matchId: MatchId): Promise<readonly KeptChallenge[]> {
  const rows = await prisma().onlineChallenge.findMany({ where: { matchId }, orderBy: { number: "asc" } });
  return rows.map(({ number, white, siteId, url, expiresAt }) => ({
    number,
    white: white as Side,
    siteId,
    url,
    expiresAt: instantOf(expiresAt),
  }));
}

/** The links of a match, as one JSON value within a larger statement. */
export function challengesOf(matchId: MatchId): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object('number', c.number, 'white', c.white, 'siteId', c.site_id,
      'url', c.url, 'expiresAt', c.expires_at) ORDER BY c.number), '[]')
    FROM online_challenge c WHERE c.match_id = ${matchId}::uuid)`;
}

/** What `challengesOf` gives. */
export type ChallengeJson = Omit<KeptChallenge, "expiresAt"> & { readonly expiresAt: string };

export function challengeFrom({ expiresAt, ...rest }: ChallengeJson): KeptChallenge {
  return { ...rest, expiresAt: instantFrom(expiresAt) };
}
