import { EMBEDS } from "@/lib/shared/embed-paths";
import { embedSnippets } from "@/lib/sharing/view/embed-snippets";
import { EmbedSnippets } from "../sharing/embed-snippets";
import { DivisionEmbed } from "../sharing/embeds";
import { knockoutDivision, NOW, roundRobinDivision, waitingDivision } from "./divisions";
import type { Sample } from "./sample";

const VIEWS = [
  { why: "in the middle", view: roundRobinDivision(8, 3) },
  { why: "no results yet", view: roundRobinDivision(4, 0) },
  { why: "of a knockout", view: knockoutDivision(2) },
  { why: "not published", view: waitingDivision(5, "registration") },
];

/** What other websites show of a division. */
export const SHARING_SAMPLES: readonly Sample[] = [
  ...EMBEDS.flatMap((embed) =>
    VIEWS.map(({ why, view }) => ({
      of: "DivisionEmbed",
      why: `${embed}, ${why}`,
      show: () => <DivisionEmbed embed={embed} view={view} at={NOW} />,
    })),
  ),
  {
    of: "EmbedSnippets",
    why: "to copy",
    show: () => <EmbedSnippets snippets={embedSnippets(roundRobinDivision(8, 3), "https://chess.example")} />,
  },
];
