import { expect, test } from "vitest";
import type { OwnEntry } from "../store/own-entries";
import { leftLeagues } from "./left-leagues";

test("only what they left or were removed from while the season runs", () => {
  const organization = {
    id: "o1",
    slug: "lakeside",
    name: "Lakeside University",
    timeZone: "America/Chicago",
    office: "Office 114",
    contactEmail: "office@lakeside.example",
  };
  const entry = (
    name: string,
    status: OwnEntry["status"],
    season: "registration" | "running" | "finished" = "running",
  ) => ({
    status,
    division: {
      slug: name.toLowerCase(),
      name,
      season: { slug: "f", name: "Fall 2026", status: season, startsOn: "2026-10-19", organization },
    },
  });
  const entries = [
    entry("Open", "removed"),
    entry("Club", "withdrawn"),
    entry("Blitz", "active"),
    entry("Rapid", "waitlisted"),
    entry("Ladder", "removed", "finished"),
    entry("Spring", "withdrawn", "registration"),
  ];
  expect(leftLeagues(entries)).toEqual(["Open (Fall 2026)", "Club (Fall 2026)"]);
});
