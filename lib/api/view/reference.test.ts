import { expect, test } from "vitest";
import { COMMANDS } from "../input/commands";
import { describeApi } from "./description";
import { readReference } from "./reference";

const reference = readReference("/api/v1");
const operations = reference.groups.flatMap((group) => group.operations);
const find = (id: string) => operations.find((each) => each.id === id);

test("has everything that the description has, once", () => {
  const { paths = {}, components } = describeApi("/api/v1");
  expect(operations.map(({ path }) => path)).toEqual(Object.keys(paths).map((path) => `/api/v1${path}`));
  expect(reference.shapes.map(({ name }) => name).sort()).toEqual(
    Object.keys(components?.schemas ?? {}).sort(),
  );
  expect(operations.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(COMMANDS)));
});

test("names the fields of a request, also those within others", () => {
  expect(find("enterResult")?.body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: "matchId", type: "text", isRequired: true }),
      expect.objectContaining({ name: "games", type: "list of object" }),
      expect.objectContaining({ name: "games[].white", type: "home or away", isRequired: true }),
      expect.objectContaining({ name: "games[].pgn", isRequired: false }),
    ]),
  );
});

test("says what is answered, and which statuses there are besides", () => {
  expect(find("listMatches")).toMatchObject({ method: "GET", answer: "a page of Match" });
  expect(find("getMatch")).toMatchObject({ answer: "Match", body: [] });
  expect(find("addBreak")?.statuses).toEqual(["400", "401", "403", "404", "409", "413", "414", "422", "429"]);
  expect(find("listOrganizations")?.parameters.map(({ name }) => name)).toEqual(["after", "if-none-match"]);
});

test("every field has a type", () => {
  const fields = [
    ...operations.flatMap((each) => [...each.body, ...each.parameters]),
    ...reference.shapes.flatMap((each) => each.fields),
  ];
  expect(fields.length).toBeGreaterThan(200);
  for (const { name, type } of fields) expect(type, name).not.toBe("");
});
