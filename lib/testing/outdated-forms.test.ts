import { expect, test } from "vitest";
import { isTest, readSources } from "../../scripts/source/files";

/** Its answer carries the new version, so the form that comes back can be sent. */
const ANSWERS_ITSELF = ["lib/people/actions/people.ts"];

test("a form that answered an older page comes back with the new one", () => {
  const outdated = readSources(["lib"]).filter(
    ({ path, text }) => !isTest(path) && path !== "lib/shared/form.ts" && text.includes("markOutdated("),
  );
  const stays = outdated.filter(({ text }) => !/\b(refreshPage|revalidatePath)\(/.test(text));
  expect(outdated.map(({ path }) => path)).toContain("lib/auth/refuse-form.ts");
  expect(stays.map(({ path }) => path)).toEqual(ANSWERS_ITSELF);
});
