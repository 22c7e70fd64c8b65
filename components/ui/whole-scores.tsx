import type { ReactNode } from "react";

/** Words in which a line may end before or after a score like "1–0", but not within it. */
export function WholeScores({ children }: { readonly children: string }): ReactNode {
  return children.split(/([\d½]+(?:–[\d½]+)+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
