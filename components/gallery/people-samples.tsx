import { beforeYouPlay } from "@/lib/eligibility/view/before-you-play";
import { AGREED, REPORTED, SUGGESTED } from "@/lib/match/testing/sample-match";
import { proofView } from "@/lib/online/view/proof-view";
import { proofSentence } from "@/lib/online/words/proofs";
import type { OwnHandle } from "@/lib/people/store/handles";
import { SITE_NAMES } from "@/lib/season/rules/sites";
import { addHours, type Zone } from "@/lib/shared/instant";
import { myRecord } from "@/lib/standings/view/my-record";
import { myTerm } from "@/lib/standings/view/my-term";
import { pointsByRound } from "@/lib/standings/view/points-by-round";
import { MyPage } from "../me/my-page";
import { ClaimSection } from "../people/claim-section";
import { type MemberView, PlayerList, StaffList } from "../people/members";
import { OrganizationForm, TimeZoneForm } from "../people/organization-forms";
import { OwnNameForm } from "../people/own-name-form";
import { GrantForm } from "../people/people-forms";
import { PlayerNameForm } from "../people/player-name-form";
import { ProfilePage } from "../people/profile-page";
import { StandInForm, StandIns } from "../people/stand-ins";
import { roundRobinDivision, SEASON } from "./divisions";
import { matchAfter } from "./match-scenes";
import { LONG_NAME, playerNames } from "./names";
import type { Sample } from "./sample";

const NOW = "2026-11-20T18:00:00.000Z";
const ORGANIZATION = SEASON.organization;
const MEMBER: MemberView = {
  id: "u1",
  name: "Renata Kovács",
  email: "renata@lakeside.example",
  phone: null,
  roles: ["director", "admin"],
  isReader: true,
};
const PROFILE = {
  emailCorrector: "office" as const,
  email: "amara@lakeside.example",
  name: "Amara Osei",
  phone: null,
  handles: [],
  names: [],
  push: null,
  letters: { wantsReminders: true, remindHours: [24], wantsDigest: false },
  calendar: "webcal://chess.lakeside.example/calendar.ics",
  campus: null,
  done: undefined,
};
const ONLINE: OwnHandle = {
  seasonId: "s1",
  season: "Fall 2026",
  zone: "America/Chicago" as Zone,
  site: "chess.com",
  handle: "amara_plays",
  provenAt: null,
  needsProof: true,
  code: null,
};
const CODE = { text: "2345-6789-ABCD", until: addHours(NOW, 20) };
/** A username that's missing, and usernames on their way to be proven. */
const ONLINE_SEASONS = [
  { ...ONLINE, handle: null },
  { ...ONLINE, seasonId: "s2", season: "Blitz 2026" },
  { ...ONLINE, seasonId: "s3", season: "Rapid 2026", code: CODE },
  { ...ONLINE, seasonId: "s4", season: "Lichess 2026", site: "lichess" as const, needsProof: false },
  { ...ONLINE, seasonId: "s5", season: "Winter 2026", provenAt: NOW },
].map((own) => ({ ...own, site: SITE_NAMES[own.site], proof: proofView(own, true, NOW) }));
/** "Your move" of someone who has played nowhere. */
export const EMPTY = {
  matches: [],
  now: NOW,
  records: [],
  term: [],
  withoutAvailability: [],
  toDo: [],
  openSeasons: [],
  waitlisted: [],
  left: [],
  archived: [],
  organizations: [],
};

const ASKED = [
  {
    organization: "lakeside",
    season: { slug: "fall-2026", name: "Fall 2026", startsOn: "2026-10-26" },
    hasBegun: true,
    isPaired: true,
  },
];
const OWED = [
  {
    organization: "lakeside",
    season: { slug: "fall-2026", name: "Fall 2026", startsOn: "2026-10-26" },
    name: "Intramural pass",
    amount: 2500,
    currency: "USD",
    due: "publication" as const,
    whereToPay: "Front desk of the rec center, cash or check.",
    hasBegun: false,
    isPaired: false,
  },
];

const PLAYED = roundRobinDivision(8, 3);
const TERM = myTerm(
  [
    {
      ...PLAYED,
      entryId: "e0",
      zone: ORGANIZATION.timeZone,
      breaks: [{ id: "b1", name: "Thanksgiving", from: "2026-11-23", until: "2026-11-29" }],
      closures: [
        {
          id: "c1",
          from: "2026-12-02T12:00:00.000Z",
          until: "2026-12-03T12:00:00.000Z",
          reason: "Snow day",
          venues: ["Courtside Lounge"],
          isAll: false,
        },
      ],
    },
  ],
  NOW,
);

/** A player's own pages, accounts, and the people who run the league. */
export const PEOPLE_SAMPLES: readonly Sample[] = [
  { of: "MyPage", why: "no league yet", show: () => <MyPage {...EMPTY} /> },
  {
    of: "MyPage",
    why: "only archived seasons",
    show: () => <MyPage {...EMPTY} archived={[{ entryId: "e0", organization: ORGANIZATION }]} />,
  },
  {
    of: "MyPage",
    why: "three matches, a record, a spot on the waitlist",
    show: () => (
      <MyPage
        {...EMPTY}
        toDo={beforeYouPlay(ASKED, OWED)}
        matches={[
          matchAfter([]),
          matchAfter([SUGGESTED, AGREED], { id: "m2", opponent: LONG_NAME }),
          matchAfter([REPORTED], { id: "m3", side: "away" }),
        ]}
        records={[
          {
            id: "e0",
            page: {
              organization: "lakeside",
              organizationName: ORGANIZATION.name,
              season: { slug: "fall-2026", name: "Fall 2026", status: "running" as const },
              division: { slug: "open", name: "Open" },
            },
            record: myRecord(PLAYED, "e0"),
            lots: [],
            points: pointsByRound(PLAYED, "e0"),
            sportsmanship: "Your sportsmanship: 3.2. The playoff asks for 3.0.",
            rules: { accepted: 1, newest: 2 },
          },
          {
            id: "e9",
            page: {
              organization: "lakeside",
              organizationName: ORGANIZATION.name,
              season: { slug: "spring-2026", name: "Spring 2026", status: "finished" as const },
              division: { slug: "open", name: "Open" },
            },
            record: myRecord(PLAYED, "e1"),
            lots: [
              "You and Amara Osei shared rank 2 after all tie-breaks. Amara Osei advanced by lot, and you didn’t.",
            ],
            points: [],
            sportsmanship: null,
            rules: { accepted: 1, newest: 1 },
          },
        ]}
        term={TERM}
        withoutAvailability={["lakeside"]}
        openSeasons={[
          {
            slug: "spring-2027",
            name: "Spring 2027",
            startsOn: "2027-01-18",
            hasBegun: false,
            organization: ORGANIZATION,
            isOpen: true,
            registeredIn: [],
          },
          {
            slug: "winter-2027",
            name: "Winter 2027",
            startsOn: "2027-01-04",
            hasBegun: false,
            organization: ORGANIZATION,
            isOpen: false,
            registeredIn: ["Open"],
          },
        ]}
        waitlisted={[
          {
            id: "w1",
            position: 2,
            prospect: "next",
            division: "Beginners",
            organization: "lakeside",
            season: { slug: "fall-2026", name: "Fall 2026" },
          },
        ]}
        organizations={[ORGANIZATION]}
      />
    ),
  },
  {
    of: "OrganizationForm",
    why: "as it is",
    show: () => (
      <OrganizationForm
        org="lakeside"
        seen=""
        name={ORGANIZATION.name}
        office="Office 114"
        contactEmail="intramurals@lakeside.example"
      />
    ),
  },
  ...[null, { zone: "America/Los_Angeles", changes: ["All times are shown in Pacific Time."] }].map(
    (asked) => ({
      of: "TimeZoneForm",
      why: asked ? "what changes" : "not asked yet",
      show: () => (
        <TimeZoneForm
          org="lakeside"
          seen=""
          zones={["America/Chicago", "America/Los_Angeles"]}
          zone="America/Chicago"
          asked={asked}
        />
      ),
    }),
  ),
  ...[false, true].map((isWithheld) => ({
    of: "OwnNameForm",
    why: isWithheld ? "withheld" : "public",
    show: () => (
      <OwnNameForm
        org="lakeside"
        name="Lakeside Campus Recreation"
        playsAs={isWithheld ? ["Amara Osei"] : ["Amara Osei", "Osei Amara"]}
        isWithheld={isWithheld}
      />
    ),
  })),
  ...(
    [
      ["Amara Osei", false],
      ["Amara O.", false],
      ["Player 7", true],
    ] as const
  ).map(([publicName, isWithheld]) => ({
    of: "PlayerNameForm",
    why: publicName,
    show: () => (
      <PlayerNameForm
        org="lakeside"
        entryId="e1"
        name="Amara Osei"
        publicName={publicName}
        isWithheld={isWithheld}
      />
    ),
  })),
  { of: "ClaimSection", why: "folded", show: () => <ClaimSection /> },
  { of: "ProfilePage", why: "nothing but a name", show: () => <ProfilePage {...PROFILE} /> },
  {
    of: "ProfilePage",
    why: "claimed under another name",
    show: () => (
      <ProfilePage
        {...PROFILE}
        done="claimed"
        names={[
          { org: "lakeside", name: "Lakeside Campus Recreation", playsAs: ["Osei, A."], isWithheld: false },
        ]}
      />
    ),
  },
  {
    of: "ProfilePage",
    why: "an online season, a campus account",
    show: () => (
      <ProfilePage
        {...PROFILE}
        name={LONG_NAME}
        phone="312 555 0100"
        names={[
          { org: "lakeside", name: "Lakeside Campus Recreation", playsAs: [LONG_NAME], isWithheld: false },
        ]}
        handles={ONLINE_SEASONS}
        campus={{
          accounts: [
            { name: "Lakeside account", org: null, account: { email: PROFILE.email }, canDisconnect: true },
            { name: "Harrow Chess campus account", org: "harrow", account: null, canDisconnect: true },
          ],
          error: null,
          changed: undefined,
        }}
      />
    ),
  },
  {
    of: "ProfilePage",
    why: "a username wasn’t proven",
    show: () => (
      <ProfilePage
        {...PROFILE}
        handles={ONLINE_SEASONS.slice(1, 2)}
        proofFailed={proofSentence("not-asked")}
      />
    ),
  },
  {
    of: "ProfilePage",
    why: "with notifications",
    show: () => (
      <ProfilePage {...PROFILE} push={{ kinds: ["times", "confirm"], endpoints: [], publicKey: "B" }} />
    ),
  },
  {
    of: "ProfilePage",
    why: "the campus account is refused",
    show: () => (
      <ProfilePage
        {...PROFILE}
        campus={{
          accounts: [{ name: "Lakeside account", org: null, account: null, canDisconnect: false }],
          error: { title: "Not connected", text: "Someone else uses that account." },
          changed: undefined,
        }}
      />
    ),
  },
  { of: "StaffList", why: "you", show: () => <StaffList org="lakeside" members={[MEMBER]} /> },
  { of: "PlayerList", why: "nobody", show: () => <PlayerList members={[]} total={0} /> },
  {
    of: "PlayerList",
    why: "200 of many players",
    show: () => (
      <PlayerList
        members={playerNames(200).map((name, index) => ({
          ...MEMBER,
          id: `u${index}`,
          name,
          roles: [],
          isReader: false,
        }))}
        total={2340}
      />
    ),
  },
  {
    of: "StandIns",
    why: "now and later",
    show: () => (
      <StandIns
        org="lakeside"
        isAdmin
        rows={[
          {
            id: "s1",
            name: LONG_NAME,
            email: "ada@lakeside.example",
            words: "stands in for Renata Kovács, until Mon, Nov 30, midnight",
          },
          {
            id: "s2",
            name: "Ben Ito",
            email: "ben@lakeside.example",
            words: "will stand in from Mon, Dec 7, midnight for Renata Kovács, until Mon, Dec 14, midnight",
          },
        ]}
      />
    ),
  },
  ...[true, false].map((isAdmin) => ({
    of: "StandInForm",
    why: isAdmin ? "for an admin" : "for a director",
    show: () => (
      <StandInForm
        org="lakeside"
        isAdmin={isAdmin}
        directors={[{ id: "u1", name: "Renata Kovács" }]}
        from="2026-11-23T00:00"
        until="2026-12-01T00:00"
      />
    ),
  })),
  { of: "GrantForm", why: "empty", show: () => <GrantForm org="lakeside" /> },
];
