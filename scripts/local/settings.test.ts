import { expect, test } from "vitest";
import { knownSettings } from "../deploy/read-files";
import { ownSettings } from "./settings";

/** What scripts read before they start the app. */
const OF_SCRIPTS = ["KEPT_BUILDS", "HOST"];

test("a setting that isn't given is empty, so Next doesn't read it from a real league's `.env`", () => {
  const own = ownSettings({ APP_URL: "http://localhost:3000" });
  expect(own).toMatchObject({ APP_URL: "http://localhost:3000", PHOTOS_BUCKET_URL: "", LICHESS_URL: "off" });
  expect([...knownSettings()].filter((name) => !(name in own)).sort()).toEqual(OF_SCRIPTS.sort());
});
