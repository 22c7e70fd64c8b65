import { beforeYouPlay } from "@/lib/eligibility/view/before-you-play";
import { BeforeYouPlay, FirstToDo } from "../eligibility/before-you-play";
import { FeeForm, RemoveFeeForm } from "../fees/fee-form";
import { FeeLedger } from "../fees/fee-ledger";
import { AcceptForm } from "../waivers/accept-form";
import { AcceptedWaiver } from "../waivers/accepted-waiver";
import { SignWaiver } from "../waivers/sign-waiver";
import { RemoveWaiverForm, WaiverForm } from "../waivers/waiver-form";
import { WaiverPlayers } from "../waivers/waiver-players";
import { WaiverText } from "../waivers/waiver-text";
import { LONG_NAME } from "./names";
import type { Sample } from "./sample";

const SEASON = { org: "lakeside", season: "fall-2026" };

const ASKED = {
  organization: "lakeside",
  season: { slug: "fall-2026", name: "Fall 2026", startsOn: "2026-10-26" },
  hasBegun: false,
  isPaired: false,
};

/** Two paragraphs. */
export const WAIVER =
  "I play at my own risk. The university isn’t responsible for what I bring.\n\nPhotos of the final can be published.";

const FEE = {
  name: "Intramural pass",
  money: { amount: 2500, currency: "USD" },
  due: "registration" as const,
  whereToPay: "Front desk of the rec center, cash or check.",
};

/** What players accept and pay before they play, and what the desk keeps about it. */
export const WAIVER_SAMPLES: readonly Sample[] = [
  { of: "WaiverText", why: "two paragraphs", show: () => <WaiverText text={WAIVER} /> },
  {
    of: "SignWaiver",
    why: "it changed while they read it",
    show: () => (
      <SignWaiver
        version={2}
        text={WAIVER}
        asksGuardian
        state={{
          sentence: "",
          fields: {
            waiverAccepted: "The waiver changed while you were reading. Read the new one, then accept it.",
          },
          typed: { signedName: LONG_NAME, waiverVersion: "1", waiverAccepted: "yes" },
        }}
      />
    ),
  },
  {
    of: "AcceptForm",
    why: "on its own page",
    show: () => <AcceptForm {...SEASON} waiver={{ version: 1, text: WAIVER, asksGuardian: false }} />,
  },
  {
    of: "AcceptedWaiver",
    why: "to print",
    show: () => (
      <AcceptedWaiver
        text={WAIVER}
        facts={[
          { term: "Signed", text: LONG_NAME },
          { term: "Version", text: "2" },
        ]}
      />
    ),
  },
  {
    of: "BeforeYouPlay",
    why: "a waiver",
    show: () => <BeforeYouPlay toDo={beforeYouPlay([ASKED], [])} />,
  },
  ...[false, true].map((isPaired) => ({
    of: "FirstToDo",
    why: isPaired ? "the schedule is published" : "before the schedule",
    show: () =>
      beforeYouPlay([{ ...ASKED, isPaired }], []).map((toDo) => <FirstToDo key={toDo.id} toDo={toDo} />),
  })),
  { of: "WaiverForm", why: "none yet", show: () => <WaiverForm {...SEASON} version={0} text={null} /> },
  {
    of: "WaiverForm",
    why: "a new version",
    show: () => <WaiverForm {...SEASON} version={2} text={WAIVER} />,
  },
  {
    of: "RemoveWaiverForm",
    why: "one is asked for",
    show: () => <RemoveWaiverForm {...SEASON} version={2} />,
  },
  {
    of: "WaiverPlayers",
    why: "nobody",
    show: () => <WaiverPlayers {...SEASON} version={1} isAsked rows={[]} />,
  },
  {
    of: "WaiverPlayers",
    why: "one is missing, one signed on paper",
    show: () => (
      <WaiverPlayers
        {...SEASON}
        version={2}
        isAsked
        rows={[
          {
            userId: "u1",
            name: LONG_NAME,
            divisions: "Open, Under 15",
            words: "Hasn’t accepted it.",
            isMinor: true,
            isMissing: true,
            printHref: null,
            paperId: null,
          },
          {
            userId: "u2",
            name: "Nia Okafor",
            divisions: "Open",
            words:
              "On paper, recorded on Monday, Nov 16 (version 2), signed Nia Okafor. Note: In the blue folder.",
            isMinor: false,
            isMissing: false,
            printHref: "#print",
            paperId: "p1",
          },
        ]}
      />
    ),
  },
  { of: "FeeForm", why: "none yet", show: () => <FeeForm {...SEASON} version={0} fee={null} /> },
  { of: "FeeForm", why: "a pass", show: () => <FeeForm {...SEASON} version={1} fee={FEE} /> },
  { of: "RemoveFeeForm", why: "there is one", show: () => <RemoveFeeForm {...SEASON} version={1} /> },
  { of: "FeeLedger", why: "nobody", show: () => <FeeLedger {...SEASON} hasFee rows={[]} /> },
  {
    of: "FeeLedger",
    why: "one owes, one has paid after a mistake",
    show: () => (
      <FeeLedger
        {...SEASON}
        hasFee
        rows={[
          {
            userId: "u1",
            name: LONG_NAME,
            divisions: "Open, Under 15",
            status: "owed",
            owes: true,
            lines: [],
            seen: "0",
          },
          {
            userId: "u2",
            name: "Nia Okafor",
            divisions: "Open",
            status: "paid",
            owes: false,
            lines: [
              { number: 1, words: "Waived. Renata Kovács, Mon, Nov 16, 9:00 am. Note: Volunteer." },
              { number: 2, words: "Undone. Renata Kovács, Mon, Nov 16, 9:05 am. Note: Wrong player." },
              { number: 3, words: "Paid $25.00. Renata Kovács, Tue, Nov 17, 4:00 pm. Note: Cash." },
            ],
            seen: "3",
          },
        ]}
      />
    ),
  },
];
