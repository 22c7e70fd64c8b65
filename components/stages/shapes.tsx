import { Button } from "@/components/ui/button";
import { HeadRow } from "@/components/ui/head-row";
import { TextInput } from "@/components/ui/text-input";
import { MOST_PLAYERS, MOST_WEEKS } from "@/lib/stages/input/shape";
import type { ShapesView } from "@/lib/stages/view/shape-view";
import { ShapeForm } from "./shape-form";
import styles from "./shape-form.module.css";

/** Asks for players and weeks, and compares the formats for them. Nothing changes until a format is chosen. */
export function Shapes({ question, ...shapes }: ShapesView) {
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
