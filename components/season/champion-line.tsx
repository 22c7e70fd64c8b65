import { Fragment } from "react";
import { Link } from "@/components/ui/link";
import { NextLine } from "@/components/ui/next-line";
import type { ChampionWords } from "@/lib/stages/view/champion";

/** Who won the division, above everything else. */
export function ChampionLine({
  champion,
  division,
}: {
  readonly champion: ChampionWords;
  /** Named where there are several. */
  readonly division?: string | undefined;
}) {
  return (
    <NextLine
      turn="none"
      turnIcon="trophy"
      turnLabel={[champion.players.length > 1 ? "Champions" : "Champion", division]
        .filter(Boolean)
        .join(", ")}
      className="champion-line"
    >
      <strong>
        {champion.players.map(({ name, href }, index) => (
          <Fragment key={href}>
            {separator(index, champion.players.length)}
            <Link href={href} prefetch={false}>
              {name}
            </Link>
          </Fragment>
        ))}
      </strong>{" "}
      {champion.how}.
    </NextLine>
  );
}

/** What goes before a name in a list: "A and B", "A, B, and C". */
function separator(index: number, count: number): string {
  if (index === 0) return "";
  if (index < count - 1) return ", ";
  return count === 2 ? " and " : ", and ";
}
