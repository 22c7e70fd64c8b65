import { expect, test } from "vitest";
import { type Audience, readAudience } from "@/lib/mail/rules/audience";
import { PLAYER_COMMANDS } from "./player-commands";

const AUDIENCES: Readonly<Record<Audience["who"], true>> = {
  everybody: true,
  unsigned: true,
  owing: true,
  round: true,
  silent: true,
};

test("announce names everyone that it can write to", () => {
  const { description = "" } = PLAYER_COMMANDS.announce.body.shape.to.meta() ?? {};
  const named = [...description.matchAll(/`([^`]+)`/g)].map(([, typed = ""]) => readAudience(typed)?.who);
  expect(named).toEqual(Object.keys(AUDIENCES));
});
