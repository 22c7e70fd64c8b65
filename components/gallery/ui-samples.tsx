import { BlankState } from "../ui/blank-state";
import { BUTTON_KINDS, Button, ButtonLink } from "../ui/button";
import { Definitions, FormFields } from "../ui/definitions";
import { DoneNotice } from "../ui/done-notice";
import { EmailAddress, EmailLink } from "../ui/email-link";
import { FactList } from "../ui/fact-list";
import { Fold } from "../ui/fold";
import { HeadRow } from "../ui/head-row";
import { Icon } from "../ui/icon";
import { ICON_SHAPES, type IconName } from "../ui/icon-shapes";
import { DateRow, FixtureRow, Ledger, LedgerRow } from "../ui/ledger";
import { NextLine } from "../ui/next-line";
import { NextMove } from "../ui/next-move";
import { Notice, type NoticeTone } from "../ui/notice";
import { PageHead } from "../ui/page-head";
import { QrCode } from "../ui/qr-code";
import { Record as Figures } from "../ui/record";
import { ResultSquares } from "../ui/result-squares";
import { Status, type StatusKind } from "../ui/status";
import { SubNav } from "../ui/sub-nav";
import { Turn, type TurnKind } from "../ui/turn";
import { LONG_NAME } from "./names";
import type { Sample } from "./sample";

const TONES = ["ok", "soon", "bad"] as const satisfies readonly NoticeTone[];
const TURNS = ["you", "them", "none", "late"] as const satisfies readonly TurnKind[];

/** A new status needs its line here. */
const STATUSES: Record<StatusKind, true> = {
  "to-schedule": true,
  "times-suggested": true,
  scheduled: true,
  playing: true,
  reported: true,
  confirmed: true,
  contested: true,
  "with-director": true,
  ruled: true,
  default: true,
  forfeit: true,
  "double-forfeit": true,
  bye: true,
  void: true,
  replay: true,
  overdue: true,
  "due-soon": true,
  out: true,
  won: true,
  drawn: true,
  lost: true,
  past: true,
  now: true,
};

/** What every page is made of, except form fields. */
export const UI_SAMPLES: readonly Sample[] = [
  ...BUTTON_KINDS.map((kind) => ({
    of: "Button",
    why: kind,
    show: () => <Button kind={kind}>Suggest times</Button>,
  })),
  {
    of: "Button",
    why: "with an icon, not usable yet",
    show: () => (
      <>
        <Button icon="calendar-plus" aria-disabled aria-describedby="button-when">
          Suggest times
        </Button>
        <p id="button-when">From Monday on.</p>
      </>
    ),
  },
  {
    of: "ButtonLink",
    why: "wide, long label",
    show: () => (
      <ButtonLink href="/gallery" kind="primary" wide>
        Suggest times to {LONG_NAME}
      </ButtonLink>
    ),
  },
  ...TONES.map((tone) => ({
    of: "Notice",
    why: tone,
    show: () => (
      <Notice tone={tone} title="Theo changed the report" still>
        <p>Read the new one before you confirm it.</p>
      </Notice>
    ),
  })),
  {
    of: "DoneNotice",
    why: "saved",
    takesFocus: true,
    show: () => <DoneNotice done="saved" words={{ saved: "Saved." }} />,
  },
  {
    of: "DoneNotice",
    why: "unknown, so nothing",
    show: () => <DoneNotice done="x" words={{ saved: "Saved." }} />,
  },
  { of: "BlankState", why: "only a title", show: () => <BlankState title="No matches yet" /> },
  {
    of: "BlankState",
    why: "with something to do",
    show: () => (
      <BlankState title="No matches yet" action={<ButtonLink href="/gallery">See who's in</ButtonLink>}>
        Your first opponent is shown here once the director publishes the pairings.
      </BlankState>
    ),
  },
  ...TURNS.map((turn) => ({
    of: "NextMove",
    why: turn,
    show: () => (
      <NextMove
        turn={turn}
        what={`Suggest three times to ${LONG_NAME}`}
        why="She picks one, and the match is set."
        actions={<Button kind="primary">Suggest times</Button>}
        by={{ day: "Sunday, Nov 22", time: "11:59 pm", left: "1 day 7 h left", calm: turn !== "you" }}
      />
    ),
  })),
  ...TURNS.map((turn) => ({
    of: "NextLine",
    why: turn,
    show: () => <NextLine turn={turn}>Theo has until Sunday to answer.</NextLine>,
  })),
  ...TURNS.map((turn) => ({ of: "Turn", why: turn, show: () => <Turn turn={turn} /> })),
  {
    of: "Status",
    why: "all",
    show: () => (
      <Ledger>
        {statusKinds().map((kind) => (
          <LedgerRow key={kind}>
            <Status kind={kind} /> <span className="small">{kind}</span>
          </LedgerRow>
        ))}
      </Ledger>
    ),
  },
  {
    of: "Status",
    why: "words of its own",
    show: () => <Status kind="forfeit">Forfeit by {LONG_NAME}</Status>,
  },
  {
    of: "Icon",
    why: "all",
    show: () => (
      <Ledger>
        {iconNames().map((name) => (
          <LedgerRow key={name}>
            <Icon name={name} /> {name}
          </LedgerRow>
        ))}
      </Ledger>
    ),
  },
  {
    of: "Ledger",
    why: "dates",
    show: () => (
      <Ledger kind="dates">
        <DateRow when="Nov 16" title="Round 6 opens" stage="past" />
        <DateRow when="Nov 22" title="Round 6 closes" stage="now">
          11:59 pm
        </DateRow>
        <DateRow when="Nov 29" title="Round 7 closes" />
      </Ledger>
    ),
  },
  {
    of: "Ledger",
    why: "fixtures, a long name",
    show: () => (
      <Ledger kind="fixture">
        <FixtureRow time="4:00 pm" names={["Amara Osei", "Theo Lindqvist"]} where="Open, table 3" />
        <FixtureRow time="4:00 pm" names={[LONG_NAME, "Noor Haddad"]} />
      </Ledger>
    ),
  },
  {
    of: "EmailAddress",
    why: "a long address",
    show: () => <EmailAddress of="bartholomew.featherstonehaugh@students.lakeside-university.example" />,
  },
  {
    of: "EmailLink",
    why: "a long address",
    show: () => <EmailLink to="bartholomew.featherstonehaugh@students.lakeside-university.example" />,
  },
  {
    of: "Definitions",
    why: "terms and texts",
    show: () => (
      <Definitions
        items={[
          { term: "Where", text: "Rec center, table 3" },
          { term: "Opponent", text: LONG_NAME },
        ]}
      />
    ),
  },
  {
    of: "FormFields",
    why: "one is empty",
    show: () => (
      <FormFields
        items={[
          { label: "Round", value: "3 of 7" },
          { label: "Table", value: "" },
        ]}
      />
    ),
  },
  {
    of: "FactList",
    why: "one reason, several reasons",
    show: () => (
      <FactList
        facts={[
          { term: "Direct encounter", texts: ["Amara beat Theo 2–1."] },
          { term: "Wins", texts: ["Amara won four matches.", "Noor won three."] },
        ]}
      />
    ),
  },
  {
    of: "Fold",
    why: "closed",
    show: () => (
      <Fold summary="Round 6" aside="closes Sunday, Nov 22">
        Nine matches.
      </Fold>
    ),
  },
  {
    of: "Fold",
    why: "open",
    show: () => (
      <Fold summary="Round 6" open>
        Nine matches.
      </Fold>
    ),
  },
  {
    of: "HeadRow",
    why: "with a remark",
    show: () => <HeadRow title="Standings">in Round 6 of 7</HeadRow>,
  },
  {
    of: "PageHead",
    why: "with everything",
    show: () => (
      <PageHead crumb="Fall 2026" title="Open division" lead="Eight players, seven rounds.">
        <DivisionNav />
      </PageHead>
    ),
  },
  { of: "SubNav", why: "the second is current", show: () => <DivisionNav /> },
  {
    of: "ResultSquares",
    why: "won, drawn and lost",
    show: () => <ResultSquares results={["won", "won", "drawn", "lost"]} />,
  },
  {
    of: "ResultSquares",
    why: "more than fit in a line",
    show: () => <ResultSquares results={Array.from({ length: 60 }, () => "won" as const)} />,
  },
  {
    of: "Record",
    why: "three figures",
    show: () => (
      <Figures
        figures={[
          { value: "4½", label: "points of 6" },
          { value: "2nd", label: "of 8" },
          { value: "–", label: "forfeits" },
        ]}
      />
    ),
  },
  {
    of: "QrCode",
    why: "a match",
    show: () => <QrCode text="https://chess.lakeside.example/matches/m1" label="The match page" />,
  },
];

function DivisionNav() {
  return (
    <SubNav
      label="Divisions"
      items={[
        { href: "/gallery", label: "Open" },
        { href: "/gallery/ui", label: "Intermediate", current: true },
        { href: "/gallery/match", label: "Beginners" },
      ]}
    />
  );
}

function statusKinds(): readonly StatusKind[] {
  return Object.keys(STATUSES) as StatusKind[];
}

function iconNames(): readonly IconName[] {
  return Object.keys(ICON_SHAPES) as IconName[];
}
