import { expect, test } from "vitest";
import { PHOTOS_FIELD, pickedPhotos } from "./photos";

const PHOTO = new File(["photo"], "sheet.jpg");

test.each([
  { why: "no field", files: [], picked: [] },
  { why: "none picked, without JavaScript", files: [new File([], "")], picked: [] },
  { why: "none picked, as React's server reads it", files: [new File([], "undefined")], picked: [] },
  { why: "one picked", files: [PHOTO], picked: ["sheet.jpg"] },
])("$why", ({ files, picked }) => {
  const form = new FormData();
  for (const file of files) form.append(PHOTOS_FIELD, file);
  expect(pickedPhotos(form).map(({ name }) => name)).toEqual(picked);
});
