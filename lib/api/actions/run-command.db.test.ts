import { expect, test } from "vitest";
import { listRolesEverywhere } from "@/lib/people/store/roles-everywhere";
import { askAs } from "@/lib/testing/ask-as";
import { freshDatabase } from "@/lib/testing/database";
import { makeLeague } from "@/lib/testing/league";
import { readCommand } from "../input/commands";
import { runCommand } from "./run-command";

const asking = askAs();

await freshDatabase();

test("what's wrong with a file is said of the field that had it", async () => {
  const { org, season, directorId: id } = await makeLeague({ players: 2, publish: false });
  const rolesEverywhere = await listRolesEverywhere(id, new Date());
  asking.actor = { id, email: "director@lakeside.example", name: null, phone: null, rolesEverywhere };
  const read = readCommand("importEntries", { season: season.slug, csv: "player\nAmara" });
  expect(read.ok && (await runCommand("importEntries", org, read.fields))).toMatchObject({
    kind: "refused",
    errors: { fields: { csv: expect.stringContaining("email") } },
  });
});
