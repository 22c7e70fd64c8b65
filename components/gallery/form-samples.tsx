import { TOO_MANY_PHOTOS } from "@/lib/match/words/photos";
import type { FormState } from "@/lib/shared/form";
import { PhotoField } from "../match/photo-field";
import { Photos } from "../match/photos";
import { ChoiceGroup } from "../ui/choice";
import { ErrorSummary } from "../ui/error-summary";
import { FormErrors } from "../ui/form-errors";
import { GameFieldset } from "../ui/game-fieldset";
import { HiddenFields } from "../ui/hidden-fields";
import { Segmented } from "../ui/segmented";
import { Select } from "../ui/select";
import { SubmitButton } from "../ui/submit-button";
import { TextArea, TextInput } from "../ui/text-input";
import { Tick } from "../ui/tick";
import { whyUnsent } from "../ui/unsent";
import { UnsentNotice } from "../ui/unsent-notice";
import { LONG_NAME } from "./names";
import type { Sample } from "./sample";

const HINT = "Both players read it.";
const ERROR = "Give a reason.";

const WINNERS = [
  { value: "home", title: "Amara Osei", detail: "2–1" },
  { value: "away", title: LONG_NAME, detail: "1–2" },
  { value: "draw", title: "A draw", disabled: true },
];
const SEGMENTS = [
  { value: "white", label: "White" },
  { value: "draw", label: "Draw" },
  { value: "black", label: "Black", disabled: true },
];
const RULES = [
  { value: "1.VI", label: "1.VI: two minutes a move" },
  { value: "3.I", label: "3.I: touch move", disabled: true },
];

const GIF = "data:image/gif;base64,R0lGODlhAQABAIAAAGaZzAAAACwAAAAAAQABAAACAkQBADs=";
const PIXEL = { href: "#photo", small: GIF };

const REFUSED: FormState = {
  sentence: "Theo changed the report. Read the new one first.",
  fields: {},
  typed: {},
};
const INCOMPLETE: FormState = {
  sentence: "Two things need fixing.",
  fields: { reason: ERROR, rule: "Name the rule." },
  typed: {},
};

const UNSENT = [
  ["offline", whyUnsent(new TypeError("Failed to fetch"), false)],
  ["no answer", whyUnsent(new TypeError("Failed to fetch"), true)],
  ["the server failed", whyUnsent(Object.assign(new Error("Failed"), { digest: "2901733" }), true)],
] as const;

/** Fields and what a form says when it's refused. */
export const FORM_SAMPLES: readonly Sample[] = [
  { of: "TextInput", why: "empty", show: () => <TextInput name="reason" label="Reason" hint={HINT} /> },
  {
    of: "TextInput",
    why: "refused",
    show: () => <TextInput name="reason" label="Reason" hint={HINT} error={ERROR} defaultValue="x" />,
  },
  {
    of: "TextInput",
    why: "read only, long",
    show: () => <TextInput name="name" label="Name" defaultValue={LONG_NAME} readOnly />,
  },
  {
    of: "PhotoField",
    why: "refused",
    show: () => <PhotoField hint="Theo and the directors can see them." error={TOO_MANY_PHOTOS} isRefused />,
  },
  {
    of: "Photos",
    why: "two of a report",
    show: () => (
      <Photos photos={[1, 2].map((number) => ({ ...PIXEL, alt: `Photo ${number} with Theo’s report` }))} />
    ),
  },
  {
    of: "TextArea",
    why: "refused",
    show: () => <TextArea name="statement" label="What happened?" error="Say what happened." rows={4} />,
  },
  {
    of: "Select",
    why: "nothing chosen",
    show: () => <Select name="rule" label="Rule" options={RULES} placeholder="Choose one" />,
  },
  {
    of: "Select",
    why: "refused",
    show: () => <Select name="rule" label="Rule" options={RULES} error="Name the rule." />,
  },
  {
    of: "ChoiceGroup",
    why: "one is chosen, one can't be",
    show: () => <ChoiceGroup name="result" label="Who won?" options={WINNERS} defaultValue="home" />,
  },
  {
    of: "ChoiceGroup",
    why: "refused",
    show: () => <ChoiceGroup name="result" label="Who won?" options={WINNERS} error="Choose one." />,
  },
  {
    of: "Segmented",
    why: "one is chosen, one can't be",
    show: () => <Segmented name="winner" label="Game 1" segments={SEGMENTS} defaultValue="white" />,
  },
  {
    of: "Segmented",
    why: "refused",
    show: () => <Segmented name="winner" label="Game 1" segments={SEGMENTS} error="Say who won." />,
  },
  { of: "Tick", why: "on", show: () => <Tick name="agree" label="I've read the rules" defaultChecked /> },
  {
    of: "Tick",
    why: "refused",
    show: () => <Tick name="agree" label="I've read the rules" error="Read the rules first." />,
  },
  {
    of: "GameFieldset",
    why: "with fields",
    show: () => (
      <GameFieldset legend="Game 1" aside="Amara had White">
        <HiddenFields values={{ game: "1" }} />
        <Segmented name="winner" label="Winner" segments={SEGMENTS} />
      </GameFieldset>
    ),
  },
  { of: "SubmitButton", why: "at rest", show: () => <SubmitButton>Confirm 2–1</SubmitButton> },
  {
    of: "SubmitButton",
    why: "can't be pressed",
    show: () => <SubmitButton disabled>Confirm 2–1</SubmitButton>,
  },
  {
    of: "ErrorSummary",
    why: "two fields",
    takesFocus: true,
    show: () => (
      <ErrorSummary
        errors={[
          { field: "reason", message: ERROR },
          { field: "rule", message: "Name the rule." },
        ]}
      />
    ),
  },
  {
    of: "FormErrors",
    why: "a rule refuses",
    takesFocus: true,
    show: () => <FormErrors state={REFUSED} form="sample" />,
  },
  {
    of: "FormErrors",
    why: "two fields",
    takesFocus: true,
    show: () => <FormErrors state={INCOMPLETE} form="sample" />,
  },
  ...UNSENT.map(([why, unsent]) => ({
    of: "UnsentNotice",
    why,
    takesFocus: true,
    show: () => <UnsentNotice unsent={unsent} />,
  })),
];
