import { expect, test } from "vitest";
import { visitorOf } from "./visitor";

test.each([
  { why: "an address of four numbers is itself", address: "203.0.113.9", visitor: "203.0.113.9" },
  { why: "no address", address: undefined, visitor: "unknown" },
  { why: "a whole IPv6 address", address: "2001:db8:1:2:3:4:5:6", visitor: "2001:db8:1:2" },
  { why: "zeros left out behind", address: "2001:db8:1:2::6", visitor: "2001:db8:1:2" },
  { why: "zeros left out within the network", address: "2001:db8::6", visitor: "2001:db8:0:0" },
  { why: "zeros left out in front", address: "::1", visitor: "0:0:0:0" },
  { why: "written otherwise", address: "2001:0DB8:0001:0002::ffff", visitor: "2001:db8:1:2" },
  { why: "with the name of a network card", address: "fe80::1%eth0", visitor: "fe80:0:0:0" },
])("who is counted together: $why", ({ address, visitor }) => {
  expect(visitorOf(address)).toBe(visitor);
});
