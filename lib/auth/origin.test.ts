import { expect, test } from "vitest";
import { originOf } from "./origin";

test.each([
  ["10.0.0.7", "10.0.0.7"],
  ["203.0.113.9, 10.0.0.1, 10.0.0.2", "203.0.113.9"],
  ["2001:db8::7", "2001:db8::7"],
  ["::ffff:10.0.0.7", "10.0.0.7"],
  ["unknown, 10.0.0.1", undefined],
  ["<script>", undefined],
  ["", undefined],
  [null, undefined],
])("the visitor of %s is %s", (forwarded, origin) => {
  expect(originOf(forwarded)).toBe(origin);
});
