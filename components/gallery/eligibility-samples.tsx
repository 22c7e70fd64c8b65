import { CampusIdForm } from "../eligibility/campus-id-form";
import { Exceptions } from "../eligibility/exceptions";
import { GroupChoice } from "../eligibility/group-choice";
import { Holds } from "../eligibility/holds";
import { ListForm, ListProblems, RemoveListForm } from "../eligibility/list-form";
import { Undecided } from "../eligibility/undecided";
import { WhoCanPlay } from "../eligibility/who-can-play";
import { SEASON as SEASON_FACTS } from "./divisions";
import { LONG_NAME } from "./names";
import type { Sample } from "./sample";

const SEASON = { org: "lakeside", season: "fall-2026" };

/** Who can play, at the desk. */
export const ELIGIBILITY_SAMPLES: readonly Sample[] = [
  { of: "ListForm", why: "no list yet", show: () => <ListForm {...SEASON} version={0} isUsed={false} /> },
  { of: "ListForm", why: "a list is there", show: () => <ListForm {...SEASON} version={2} isUsed /> },
  {
    of: "ListProblems",
    why: "two lines can’t be read",
    show: () => (
      <ListProblems
        sentence="2 lines can’t be read. Nothing was saved."
        problems={[
          { line: 4, sentence: "“not an address” isn’t an email address." },
          { line: 7, sentence: "“Spring” isn’t a date we can read. Write it as 2027-05-15 or 5/15/2027." },
        ]}
      />
    ),
  },
  { of: "RemoveListForm", why: "a list is there", show: () => <RemoveListForm {...SEASON} version={2} /> },
  {
    of: "GroupChoice",
    why: "one of three, and one that’s no longer asked for",
    show: () => (
      <GroupChoice
        {...SEASON}
        version={2}
        groups={["student", "alum"]}
        choices={["student", "faculty", "urn:mace:lakeside.example:groups:recreation:chess-club-members"]}
      />
    ),
  },
  { of: "Exceptions", why: "none", show: () => <Exceptions {...SEASON} rows={[]} /> },
  {
    of: "Exceptions",
    why: "a long address",
    show: () => (
      <Exceptions
        {...SEASON}
        rows={[
          {
            id: "e1",
            name: LONG_NAME,
            email: "maximiliana.featherstonehaugh-okonkwo@alumni.lakeside.example",
            words: "Granted Monday, Nov 16. Reason: Works at the rec center.",
          },
        ]}
      />
    ),
  },
  {
    of: "Holds",
    why: "one of each kind",
    show: () => (
      <Holds
        {...SEASON}
        rows={[
          {
            id: "h1",
            name: null,
            email: "nia@lakeside.example",
            words: "Has something to pay until you lift it.",
          },
          {
            id: "h2",
            name: "Max Adler",
            email: "max@lakeside.example",
            words: "Suspended through November 17, 2026. It’s over. Note: Threw a clock.",
          },
        ]}
      />
    ),
  },
  {
    of: "Undecided",
    why: "two players, one with two reasons",
    show: () => (
      <Undecided
        {...SEASON}
        division="open"
        rows={[
          {
            entryId: "p1",
            name: LONG_NAME,
            refusal: "not-on-list",
            words: "Not on the list of people who can play.",
            removeHref: "#remove",
          },
          {
            entryId: "p2",
            name: "Nia Okafor",
            refusal: "held-unpaid",
            words: "On hold: has something to pay.",
            removeHref: "#remove",
          },
          {
            entryId: "p2",
            name: "Nia Okafor",
            refusal: "waiver-missing",
            words: "Hasn’t accepted the waiver.",
            removeHref: "#remove",
            settle: { label: "Record a waiver", href: "#waiver" },
          },
        ]}
      />
    ),
  },
  {
    of: "WhoCanPlay",
    why: "a list, a group and a decision",
    show: () => (
      <WhoCanPlay
        season={SEASON_FACTS}
        list={{ version: 2, isUsed: true, lines: 40, asksCampusId: false, groups: ["students"] }}
        groups={["students"]}
        exceptions={[]}
        holds={[]}
        decisions={[{ id: "d1", name: "Amara Osei", words: "Not on the list. Reason: Alumna." }]}
      />
    ),
  },
  {
    of: "CampusIdForm",
    why: "one is known",
    show: () => <CampusIdForm {...SEASON} division="open" entryId="p1" seen="" campusId="A123456" />,
  },
];
