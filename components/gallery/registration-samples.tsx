import type { OpenDivision } from "@/lib/entries/view/open-divisions";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { CampusFirst } from "../entries/campus-first";
import { DivisionStep } from "../entries/division-step";
import { NameList } from "../entries/name-list";
import { NotEligible } from "../entries/not-eligible";
import { RegisteredAlready, RegistrationClosed } from "../entries/own-registration";
import { RegisterForm } from "../entries/register-form";
import { RegistrationAside } from "../entries/registration-aside";
import { RegistrationHead } from "../entries/registration-head";
import { Waiting } from "../entries/waiting-for-draw";
import { RulesInWordsFolds } from "../season/rules-in-words";
import { NOW, SEASON, waitingDivision } from "./divisions";
import { LONG_NAME, playerNames } from "./names";
import type { Sample } from "./sample";
import { WAIVER } from "./waiver-samples";

const PROVEN_SEASON: typeof SEASON = {
  ...SEASON,
  rules: {
    ...TEXAS_STATE,
    venue: { kind: "online", site: "chess.com", rated: "any", provenNames: true, foundHours: 48 },
  },
};
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

/** Registering, and what players see until the pairings. */
export const REGISTRATION_SAMPLES: readonly Sample[] = [
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
            askedToLeaveAt: null,
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
            askedToLeaveAt: null,
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
    of: "Waiting",
    why: "a season that’s over",
    show: () => <Waiting view={waitingDivision(1, "finished")} at={NOW} />,
  },
  {
    of: "NameList",
    why: "200 players",
    show: () => <NameList players={playerNames(200).map((name) => ({ name, href: "/" }))} />,
  },
];
