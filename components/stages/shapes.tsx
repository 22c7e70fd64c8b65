import { Button } from "@/components/ui/button";
import { HeadRow } from "@/components/ui/head-row";
import { TextInput } from "@/components/ui/text-input";
import { MOST_PLAYERS, MOST_WEEKS } from "@/lib/stages/input/shape";
import { ShapeForm } from "./shape-form";
import styles from "./shape-form.module.css";

/** A format with its cost, ready to print. */
export type ShapeLine = {
  readonly key: string;
  readonly name: string;
  readonly rule: string;
  readonly rounds: number;
  readonly days: number;
  /** Its last day: "Sat, Jan 16". */
  readonly until: string;
  /** Matches per player: "4 to 9". */
  readonly each: string;
  readonly matches: number;
  /** "1,560" */
  readonly tableHours: string | null;
  /** "7 weeks too long"; null if it fits. */
  readonly misfit: string | null;
  readonly isRecommended: boolean;
  /** The one in the current rules. */
  readonly isPresent: boolean;
};

export type ShapesProps = {
  readonly place: { readonly org: string; readonly season: string; readonly madeFrom: number };
  readonly question: { readonly players: number; readonly weeks: number };
  /** Why the recommended one is recommended. */
  readonly why: string;
  /** The day that the last days are computed from. */
  readonly from: string;
  readonly hasTables: boolean;
  readonly lines: readonly ShapeLine[];
};

/** Asks for players and weeks, and compares the formats for them. Nothing changes until a format is chosen. */
export function Shapes({ question, ...shapes }: ShapesProps) {
  return (
    <>
      <form method="get" className={`form ${styles.question}`}>
        <TextInput
          label="Players"
          hint="As many as you expect in the largest division."
          name="players"
          type="number"
          min={2}
          max={MOST_PLAYERS}
          required
          defaultValue={question.players}
        />
        <TextInput
          label="Weeks"
          hint="Leave out breaks and exam weeks."
          name="weeks"
          type="number"
          min={1}
          max={MOST_WEEKS}
          required
          defaultValue={question.weeks}
        />
        <Button type="submit" kind="quiet">
          Compare formats
        </Button>
      </form>
      <section className="section tight" aria-labelledby="formats">
        <HeadRow title="Formats" id="formats">
          <p>from {shapes.from}</p>
        </HeadRow>
        <p className="mt-3 max-w-text">{shapes.why}</p>
        <ShapeForm {...shapes} />
      </section>
    </>
  );
}
