import type { SideStory } from "@/lib/match/view/case-view";
import { Photos } from "../photos";

/** The two players side by side, each with their claim and their own words. */
export function TwoSides({ sides }: { readonly sides: readonly [SideStory, SideStory] }) {
  return (
    <div className="twosides">
      {sides.map((side) => (
        <section key={side.label} aria-labelledby={idOf(side)}>
          <h3 id={idOf(side)}>
            <span className="side">{side.label}</span>
            {side.name}
          </h3>
          {side.claim && <p className="small font-semibold mb-2">{side.claim}</p>}
          {side.statements.map(({ statement, isWrittenDown }, index) => (
            <blockquote key={index} className={index > 0 ? "mt-3" : undefined}>
              <p>“{statement}”</p>
              {isWrittenDown && <p className="small muted">Written down by the director</p>}
            </blockquote>
          ))}
          {side.statements.length === 0 && <p className="small muted">No statement.</p>}
          <Photos photos={side.photos} />
        </section>
      ))}
    </div>
  );
}

function idOf({ label }: SideStory): string {
  return `says-${label.toLowerCase().replace(/[^a-z]+/g, "-")}`;
}
