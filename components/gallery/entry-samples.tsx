import type { EntryView } from "@/lib/entries/view/entries-of-desk";
import type { OpenDivision } from "@/lib/entries/view/open-divisions";
import type { StrikeCase } from "@/lib/entries/view/strike-rows";
import { SAME_PERSON, samePersonAnswers } from "@/lib/entries/words/same-person";
import { MATCH_STATUS_WORDS } from "@/lib/match/words/statuses";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { AddPlayerForm, SamePersonChoice } from "../entries/add-player-form";
import { CampusFirst } from "../entries/campus-first";
import { ClaimCodeForm, ShownCode } from "../entries/claim-code-form";
import { CountAgainForm } from "../entries/count-again-form";
import { DivisionStep } from "../entries/division-step";
import { EditEntry } from "../entries/edit-entry";
import { CorrectEmailForm, CorrectNameForm, MoveEntryForm } from "../entries/edit-entry-forms";
import { EntryTable } from "../entries/entry-table";
import { ForgiveForm } from "../entries/forgive-form";
import { ImportForm } from "../entries/import-form";
import { ImportPreview } from "../entries/import-preview";
import { KeepForm } from "../entries/keep-form";
import { LateEntryForm } from "../entries/late-entry-form";
import { LateEntrySection } from "../entries/late-entry-section";
import { LeaveEntryForm } from "../entries/leave-entry-form";
import { LeaveForm } from "../entries/leave-form";
import { LeavingMatches } from "../entries/leaving-matches";
import { NameList } from "../entries/name-list";
import { NotEligible } from "../entries/not-eligible";
import { RegisteredAlready, RegistrationClosed } from "../entries/own-registration";
import { DeskPlayerEntries, DeskPlayerMatches } from "../entries/player-of-desk";
import { RegisterForm } from "../entries/register-form";
import { RegistrationAside } from "../entries/registration-aside";
import { RegistrationHead } from "../entries/registration-head";
import { SpotsForm } from "../entries/spots-form";
import { StrikesSection } from "../entries/strikes-section";
import { Undelivered } from "../entries/undelivered";
import { Waiting } from "../entries/waiting-for-draw";
import { WithdrawForm } from "../entries/withdraw-form";
import { RulesInWordsFolds } from "../season/rules-in-words";
import { NOW, roundRobinDivision, SEASON, waitingDivision } from "./divisions";
import { LONG_NAME, playerNames } from "./names";
import type { Sample } from "./sample";
import { WAIVER } from "./waiver-samples";

const GUS = {
  name: "Gus Guest",
  phone: "312 555 0100",
  entryId: "e1",
  division: "Open",
  season: "Fall 2026",
};
const DIVISION = { org: "lakeside", season: "fall-2026", division: "open" };
const PROVEN_SEASON: typeof SEASON = {
  ...SEASON,
  rules: {
    ...TEXAS_STATE,
    venue: { kind: "online", site: "chess.com", rated: "any", provenNames: true, foundHours: 48 },
  },
};
const ENTRY = { ...DIVISION, entryId: "e1" };
const OPEN: readonly OpenDivision[] = [
  { id: "d1", name: "Open", taken: 12, waiting: 0, capacity: null, grade: null, isPaired: false },
  { id: "d2", name: "Beginners", taken: 8, waiting: 3, capacity: 8, grade: "Under 18", isPaired: false },
  { id: "d3", name: "Masters", taken: 6, waiting: 0, capacity: 8, grade: null, isPaired: true },
];
const RULES = [
  {
    number: 1,
    title: "The league",
    rules: [{ number: "1.I", title: "Format", text: "Everyone plays everyone once." }],
  },
];
const STRIKES: StrikeCase = {
  rows: [
    {
      matchId: "m1",
      slot: { format: "round-robin", number: 3, of: 7, match: 1 },
      opponent: "Amara Osei",
      forgiven: null,
    },
    {
      matchId: "m2",
      slot: { format: "round-robin", number: 4, of: 7, match: 1 },
      opponent: LONG_NAME,
      forgiven: { reason: "The bus broke down.", on: "2026-11-18" },
    },
  ],
  counting: 1,
  strikeLimit: 2,
  isAsked: true,
  kept: null,
};
const ROWS = (["enter", "wait", "in-already", "refused"] as const).map((kind, index) => ({
  line: index + 2,
  name: playerNames(4)[index] ?? "",
  email: `player${index}@lakeside.example`,
  division: "Open",
  kind,
  sentence: `This row is read as "${kind}".`,
}));

/** Registering, the waitlist, leaving, and what the desk does with entries. */
export const ENTRY_SAMPLES: readonly Sample[] = [
  ...[true, false].map((isOnline) => ({
    of: "RegisterForm",
    why: isOnline ? "an online season" : "at a board",
    show: () => (
      <RegisterForm
        rulePackId="r1"
        ruleSheetHref="/gallery"
        divisions={OPEN}
        site={isOnline ? { name: "Chess.com", handle: "" } : null}
        listed={isOnline ? "Only people on the list can register for Fall 2026. You can." : null}
        asksCampusId={isOnline}
        waiver={isOnline ? null : { version: 2, text: WAIVER, asksGuardian: true }}
        fee={
          isOnline
            ? null
            : {
                name: "Intramural pass, $25.00",
                howToPay: "Pay when you register. Where to pay: Front desk, cash or check.",
              }
        }
        reader={{ name: LONG_NAME, email: "max@lakeside.example", phone: "" }}
        headlines={[{ number: "1.VI", title: "Two minutes", text: "Two minutes at most for one move." }]}
      >
        <RulesInWordsFolds sections={RULES} />
      </RegisterForm>
    ),
  })),
  {
    of: "NotEligible",
    why: "not on the list",
    show: () => (
      <NotEligible
        season="Fall 2026"
        sentence="You’re not on the list of people who can play this season. If you have a campus email, sign in with it. Otherwise, ask the office at intramurals@lakeside.example to add you."
        signIn={null}
        next="/lakeside/fall/register"
      />
    ),
  },
  {
    of: "NotEligible",
    why: "in no group that can play",
    show: () => (
      <NotEligible
        season="Fall 2026"
        sentence="Only certain campus groups can play this season, and your last sign-in didn’t tell us that you’re in one. Sign in with your campus account. If that doesn’t help, ask the office at intramurals@lakeside.example."
        signIn={{ campuses: [{ slug: "lakeside", name: "Lakeside Chess" }], provider: "Lakeside ID" }}
        next="/lakeside/fall/register"
      />
    ),
  },
  {
    of: "CampusFirst",
    why: "no campus account",
    show: () => (
      <CampusFirst
        organization={{ slug: "lakeside", name: "Lakeside Chess" }}
        next="/lakeside/fall/register"
      />
    ),
  },
  {
    of: "DivisionStep",
    why: "refused",
    show: () => (
      <DivisionStep
        divisions={OPEN}
        state={{ sentence: "Not sent.", fields: { divisionId: "Choose a division." }, typed: {} }}
      />
    ),
  },
  {
    of: "RegistrationAside",
    why: "with and without a limit",
    show: () => (
      <RegistrationAside
        starts="Monday, Oct 26"
        isLate={false}
        fee="Intramural pass, $25.00. Pay when you register."
        spots={OPEN}
      />
    ),
  },
  ...(["in", "waits", "out"] as const).map((state) => ({
    of: "RegisteredAlready",
    why: state,
    show: () => (
      <RegisteredAlready
        season={SEASON}
        mine={[
          {
            view: waitingDivision(8, "registration"),
            state,
            waitlistPosition: state === "waits" ? 2 : null,
            prospect: "next",
          },
        ]}
        own={undefined}
        today={SEASON.startsOn}
        open={state === "in" ? [{ name: "Rapid" }, { name: "Beginners" }] : []}
      />
    ),
  })),
  {
    of: "RegisteredAlready",
    why: "in an online season where usernames are proven",
    show: () => (
      <RegisteredAlready
        season={PROVEN_SEASON}
        mine={[
          {
            view: waitingDivision(8, "registration"),
            state: "in",
            waitlistPosition: null,
            prospect: "next",
          },
        ]}
        own={{ handle: "amara_plays", provenAt: null }}
        today={SEASON.startsOn}
        open={[]}
      />
    ),
  },
  ...[true, false].map((isLate) => ({
    of: "RegistrationHead",
    why: isLate ? "the pairings are published" : "registration is open",
    show: () => <RegistrationHead season={SEASON} at={NOW} today={SEASON.startsOn} isLate={isLate} />,
  })),
  { of: "RegistrationClosed", why: "running", show: () => <RegistrationClosed season={SEASON} /> },
  ...[0, 1, 8, 200].map((players) => ({
    of: "Waiting",
    why: `${players} registered`,
    show: () => <Waiting view={waitingDivision(players, "registration")} at={NOW} />,
  })),
  {
    of: "NameList",
    why: "200 players",
    show: () => <NameList players={playerNames(200).map((name) => ({ name, href: "/" }))} />,
  },
  {
    of: "DeskPlayerEntries",
    why: "in, and left",
    show: () => (
      <DeskPlayerEntries
        entries={[
          {
            id: "e1",
            title: "Fall 2026, Open",
            href: "/gallery",
            status: "In",
            forfeits: "2 forfeits, review at 3",
            sportsmanship: "sportsmanship 2.66 from three ratings",
            editHref: "/gallery",
            leaveHref: "/gallery",
          },
          {
            id: "e2",
            title: "Spring 2026, Beginners",
            href: "/gallery",
            status: "Withdrawn",
            forfeits: null,
            sportsmanship: null,
            editHref: "/gallery",
            leaveHref: null,
          },
        ]}
      />
    ),
  },
  ...[true, false].map((isEmpty) => ({
    of: "DeskPlayerMatches",
    why: isEmpty ? "none" : "one of each",
    show: () => (
      <DeskPlayerMatches
        id="matches"
        title="Matches"
        none="No match yet"
        matches={isEmpty ? [] : DESK_MATCHES}
      />
    ),
  })),
  {
    of: "Undelivered",
    why: "an address with a typo",
    show: () => <Undelivered href="/gallery" name="Amara Osei" />,
  },
  { of: "EntryTable", why: "empty", show: () => <EntryTable entries={[]} /> },
  { of: "EntryTable", why: "one player", show: () => <EntryTable entries={entryViews(1)} /> },
  { of: "EntryTable", why: "200 players", show: () => <EntryTable entries={entryViews(200)} /> },
  {
    of: "CorrectNameForm",
    why: "a long name",
    show: () => <CorrectNameForm {...DIVISION} entryId="e1" seen="" name={LONG_NAME} />,
  },
  ...["amara@lakeside.example", null].map((email) => ({
    of: "CorrectEmailForm",
    why: email ? "an address" : "none yet",
    show: () => <CorrectEmailForm {...DIVISION} entryId="e1" seen="" email={email} />,
  })),
  ...[false, true].map((isInSchedule) => ({
    of: "EditEntry",
    why: isInSchedule ? "after publication" : "before publication",
    show: () => (
      <EditEntry
        address={ENTRY}
        entry={{ name: "Amara Osei", email: "amara@lakeside.example", bornOn: null, isInSchedule }}
        isClaimable={isInSchedule}
        campusId={null}
        division={roundRobinDivision(8, 3).division}
        others={SEASON.divisions.slice(1).map((one) => ({ ...one, isFull: false }))}
        seen={{ name: "", email: "", campusId: "", entry: "" }}
      />
    ),
  })),
  ...[null, "Chess.com"].map((site) => ({
    of: "AddPlayerForm",
    why: site ? "an online season" : "over the board",
    show: () => <AddPlayerForm {...DIVISION} asksAge={site === null} site={site} />,
  })),
  {
    of: "SamePersonChoice",
    why: "two players of one name",
    show: () => (
      <SamePersonChoice
        state={{
          sentence: SAME_PERSON,
          fields: { person: SAME_PERSON },
          typed: { name: "Gus Guest" },
          answers: {
            person: samePersonAnswers([GUS, { ...GUS, entryId: "e2", phone: null, division: "Beginners" }], {
              phone: "312 555 0199",
            }),
          },
        }}
      />
    ),
  },
  {
    of: "ClaimCodeForm",
    why: "no code yet",
    show: () => <ClaimCodeForm {...DIVISION} entryId="e1" name="Gus Guest" />,
  },
  {
    of: "ShownCode",
    why: "just made",
    takesFocus: true,
    show: () => <ShownCode name="Gus Guest" code="2345-6789-ABCD" until="Friday, Dec 4, 3:00 pm" />,
  },
  ...["2010-05-05", null].map((bornOn) => ({
    of: "MoveEntryForm",
    why: bornOn ? "an age limit" : "any age",
    show: () => (
      <MoveEntryForm
        {...DIVISION}
        entryId="e1"
        seen=""
        divisions={[
          { id: "d2", name: "Beginners", isFull: false },
          { id: "d3", name: "Rapid", isFull: true },
        ]}
        bornOn={bornOn}
      />
    ),
  })),
  { of: "SpotsForm", why: "no limit", show: () => <SpotsForm {...DIVISION} capacity={null} /> },
  { of: "SpotsForm", why: "40 spots", show: () => <SpotsForm {...DIVISION} capacity={40} /> },
  {
    of: "LateEntryForm",
    why: "two wait",
    show: () => (
      <LateEntryForm
        {...DIVISION}
        waiting={[
          { value: "e1", title: "Ida Ruiz", detail: "1st on the waitlist" },
          { value: "e2", title: LONG_NAME, detail: "2nd on the waitlist" },
        ]}
      />
    ),
  },
  {
    of: "LateEntrySection",
    why: "an odd field",
    show: () => <LateEntrySection view={roundRobinDivision(7, 1)} entries={[]} now={NOW} />,
  },
  {
    of: "StrikesSection",
    why: "asked",
    show: () => <StrikesSection entry={ENTRY} name="Theo" strikes={STRIKES} />,
  },
  {
    of: "StrikesSection",
    why: "never asked",
    show: () => (
      <StrikesSection entry={ENTRY} name="Theo" strikes={{ ...STRIKES, strikeLimit: null, isAsked: false }} />
    ),
  },
  {
    of: "ForgiveForm",
    why: "one forfeit",
    show: () => <ForgiveForm entry={ENTRY} matchId="m1" round="Round 3" effect="One forfeit is left." />,
  },
  {
    of: "CountAgainForm",
    why: "forgiven before",
    show: () => (
      <CountAgainForm entry={ENTRY} matchId="m1" round="Round 3" effect="Then two forfeits count." />
    ),
  },
  { of: "KeepForm", why: "two forfeits", show: () => <KeepForm entry={ENTRY} name="Theo" forfeits={2} /> },
  {
    of: "LeaveEntryForm",
    why: "a long name",
    show: () => <LeaveEntryForm {...ENTRY} stamp="s" name={LONG_NAME} />,
  },
  { of: "LeaveForm", why: "after the pairings", show: () => <LeaveForm divisionId="d1" division="Open" /> },
  ...[true, false].map((waits) => ({
    of: "WithdrawForm",
    why: waits ? "from the waitlist" : "from the division",
    show: () => <WithdrawForm divisionId="d1" division="Open" waits={waits} />,
  })),
  {
    of: "LeavingMatches",
    why: "with a warning",
    show: () => (
      <LeavingMatches
        matches={[
          { href: "/gallery", title: "Round 3 against Amara", becomes: "a forfeit", warning: undefined },
          { href: "/gallery", title: "Round 4 against Noor", becomes: "annulled", warning: "Noor won it." },
        ]}
      />
    ),
  },
  { of: "ImportForm", why: "no file yet", show: () => <ImportForm org="lakeside" season="fall-2026" /> },
  {
    of: "ImportPreview",
    why: "one of each",
    show: () => (
      <ImportPreview org="lakeside" season="fall-2026" preview={{ stamp: "", csv: "", rows: ROWS }} />
    ),
  },
];

const DESK_MATCHES = (["contested", "won", "to-schedule"] as const).map((kind, index) => ({
  id: `m${index}`,
  href: "/gallery",
  slot: `Fall 2026, Open, Round ${3 - index}`,
  opponent: { name: playerNames(3)[index] ?? "", href: "/gallery" },
  status: { kind, text: MATCH_STATUS_WORDS[kind] },
  games: kind === "won" ? "2–1" : null,
}));

function entryViews(players: number): readonly EntryView[] {
  return playerNames(players).map((name, index) => ({
    id: `e${index}`,
    name,
    email: `player${index}@lakeside.example`,
    correctHref: index === 1 ? "/gallery" : null,
    phone: index % 2 === 0 ? null : "312 555 0100",
    remarks: index === 0 ? ["Entered by the director"] : [],
    href: "/gallery",
    when: "Oct 20",
    status: index === 3 ? "waits, 1st on the waitlist" : "in",
  }));
}
