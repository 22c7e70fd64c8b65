import { expect, test } from "vitest";
import { makeDeletedEmail, makeNoEmail } from "@/lib/shared/no-email";
import { toldPlayers } from "./told-players";

const AMARA = { name: "Amara Osei", email: "amara@lakeside.example" };
const BEN = { name: "Ben Ito", email: makeNoEmail("ben") };

test("both players get an email, unless one has none or deleted their account", () => {
  const theo = { name: "Theo Lindqvist", email: "theo@lakeside.example" };
  expect(toldPlayers({ home: AMARA, away: theo })).toBe("Both players get an email.");
  expect(toldPlayers({ home: AMARA, away: BEN })).toBe(
    "Ben Ito has no email here, so please tell them yourself.",
  );
  const gone = { name: "Player 7", email: makeDeletedEmail("seven") };
  expect(toldPlayers({ home: AMARA, away: gone })).toBe("");
  expect(toldPlayers({ home: BEN, away: gone })).toBe(
    "Ben Ito has no email here, so please tell them yourself.",
  );
});
