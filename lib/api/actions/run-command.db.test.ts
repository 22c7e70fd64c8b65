import { expect, test } from "vitest";
import { listRolesEverywhere } from "@/lib/people/store/roles-everywhere";
import { askAs } from "@/lib/testing/ask-as";
import { freshDatabase } from "@/lib/testing/database";
import { makeLeague } from "@/lib/testing/league";
import { readCommand } from "../input/commands";
import { runCommand } from "./run-command";

const asking = askAs();

await freshDatabase();

test.each([
  {
    why: "the text of a file",
    name: "importEntries",
    body: { csv: "player\nAmara" },
    errors: { csv: expect.stringContaining("email") },
  },
  {
    why: "a first day that has passed",
    name: "createSeason",
    body: {
      preset: "official",
      name: "Fall",
      slug: "fall",
      startsOn: "2020-01-01",
      divisions: [{ name: "Open" }],
    },
    errors: { startsInThePast: expect.stringContaining("has passed") },
  },
] as const)("what's wrong is said of the field that had it: $why", async ({ name, body, errors }) => {
  const {
    org,
    season,
    directorId: id,
  } = await makeLeague({ slug: name.toLowerCase(), players: 2, publish: false });
  const rolesEverywhere = await listRolesEverywhere(id, new Date());
  asking.actor = { id, email: "director@lakeside.example", name: null, phone: null, rolesEverywhere };
  const read = readCommand(name, { season: season.slug, venue: "Gym", ...body });
  const outcome = read.ok && (await runCommand(name, org, read.fields));
  expect(outcome).toMatchObject({ kind: "refused", errors: { fields: errors } });
});
