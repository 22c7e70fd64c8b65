import { EMBEDS } from "@/lib/paths/embed";
import { embedSnippets } from "@/lib/sharing/view/embed-snippets";
import { type Picture, standingsPicture } from "@/lib/sharing/view/pictures";
import { EmbedSnippets } from "../sharing/embed-snippets";
import { DivisionEmbed } from "../sharing/embeds";
import { SharedPicture } from "../sharing/picture";
import { knockoutDivision, NOW, roundRobinDivision, waitingDivision } from "./divisions";
import type { Sample } from "./sample";

const VIEWS = [
  { why: "in the middle", view: roundRobinDivision(8, 3) },
  { why: "no results yet", view: roundRobinDivision(4, 0) },
  { why: "of a knockout", view: knockoutDivision(2) },
  { why: "not published", view: waitingDivision(5, "registration") },
  { why: "not played", view: waitingDivision(1, "finished") },
];

const FROM = { from: "Lakeside Campus Recreation", about: "Round 3 of 7, Open, Fall 2026" };
const PICTURES = [
  {
    why: "of a match",
    picture: {
      ...FROM,
      kind: "match",
      home: "Amara Osei",
      away: "Bartholomew Featherstonehaugh-Villaseñor",
      middle: "2–1",
    },
  },
  { why: "of standings", picture: standingsPicture(roundRobinDivision(8, 3)) },
  { why: "of a knockout", picture: standingsPicture(knockoutDivision(3)) },
  {
    why: "of a player",
    picture: {
      ...FROM,
      kind: "player",
      name: "Łukasz Šťastný",
      figures: [{ value: "4–1–2", label: "matches won, drawn, lost" }],
    },
  },
] as const satisfies readonly { why: string; picture: Picture }[];

/** What other websites and apps show of a league. */
export const SHARING_SAMPLES: readonly Sample[] = [
  ...EMBEDS.flatMap((embed) =>
    VIEWS.map(({ why, view }) => ({
      of: "DivisionEmbed",
      why: `${embed}, ${why}`,
      show: () => <DivisionEmbed embed={embed} view={view} at={NOW} />,
    })),
  ),
  ...PICTURES.map(({ why, picture }) => ({
    of: "SharedPicture",
    why,
    show: () => (
      <div className="overflow-x-auto">
        <SharedPicture picture={picture} />
      </div>
    ),
  })),
  {
    of: "EmbedSnippets",
    why: "to copy",
    show: () => <EmbedSnippets snippets={embedSnippets(roundRobinDivision(8, 3), "https://chess.example")} />,
  },
];
