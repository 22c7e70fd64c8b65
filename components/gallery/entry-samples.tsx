import type { EntryView } from "@/lib/entries/view/entries-of-desk";
import type { StrikeCase } from "@/lib/entries/view/strike-rows";
import { SAME_PERSON, samePersonAnswers } from "@/lib/entries/words/same-person";
import { MATCH_STATUS_WORDS } from "@/lib/match/words/statuses";
import { AddPlayerForm, SamePersonChoice } from "../entries/add-player-form";
import { ClaimCodeForm, ShownCode } from "../entries/claim-code-form";
import { CountAgainForm } from "../entries/count-again-form";
import { DeclineForm } from "../entries/decline-form";
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
import { LeaveWishSection } from "../entries/leave-wish-section";
import { LeavingMatches } from "../entries/leaving-matches";
import { DeskPlayerEntries, DeskPlayerMatches } from "../entries/player-of-desk";
import { SpotsForm } from "../entries/spots-form";
import { StrikesSection } from "../entries/strikes-section";
import { TakeBackForm } from "../entries/take-back-form";
import { Undelivered } from "../entries/undelivered";
import { WithdrawForm } from "../entries/withdraw-form";
import { NOW, roundRobinDivision, SEASON } from "./divisions";
import { LONG_NAME, playerNames } from "./names";
import type { Sample } from "./sample";

const GUS = {
  name: "Gus Guest",
  phone: "312 555 0100",
  entryId: "e1",
  division: "Open",
  season: "Fall 2026",
};
const DIVISION = { org: "lakeside", season: "fall-2026", division: "open" };
const ENTRY = { ...DIVISION, entryId: "e1" };
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

/** What the desk does with entries, and leaving. */
export const ENTRY_SAMPLES: readonly Sample[] = [
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
            leave: { href: "/gallery", words: "Forfeits, withdraw or remove" },
          },
          {
            id: "e2",
            title: "Spring 2026, Beginners",
            href: "/gallery",
            status: "Withdrawn",
            forfeits: null,
            sportsmanship: null,
            editHref: "/gallery",
            leave: null,
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
  { of: "EntryTable", why: "empty", show: () => <EntryTable entries={[]} file="/gallery" /> },
  { of: "EntryTable", why: "one player", show: () => <EntryTable entries={entryViews(1)} file="/gallery" /> },
  {
    of: "EntryTable",
    why: "200 players",
    show: () => <EntryTable entries={entryViews(200)} file="/gallery" />,
  },
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
        isOver={false}
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
            person: samePersonAnswers(
              {
                namesakes: [GUS, { ...GUS, entryId: "e2", phone: null, division: "Beginners" }],
                other: "new-1",
              },
              { phone: "312 555 0199" },
            ),
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
    of: "StrikesSection",
    why: "of a season that's over",
    show: () => <StrikesSection entry={ENTRY} name="Theo" strikes={STRIKES} isOver />,
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
  ...[null, { type: "leave-declined", at: NOW, words: "One match is left." } as const].map((ended) => ({
    of: "LeaveWishSection",
    why: ended ? "declined" : "open",
    show: () => (
      <LeaveWishSection
        entry={ENTRY}
        name="Theo Lind"
        wish={{ since: NOW, newest: NOW, note: "I have exams every week.", ended }}
        zone={SEASON.organization.timeZone}
      />
    ),
  })),
  { of: "DeclineForm", why: "a request", show: () => <DeclineForm entry={ENTRY} name="Theo" seen="" /> },
  {
    of: "TakeBackForm",
    why: "a request",
    show: () => <TakeBackForm divisionId="d1" division="Open" askedOn="Fri, Nov 20" />,
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
