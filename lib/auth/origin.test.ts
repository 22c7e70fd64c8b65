import { expect, test } from "vitest";
import { originOf } from "./origin";

test.each([
  { why: "one proxy that sets the header", forwarded: "203.0.113.9", proxies: 1, origin: "203.0.113.9" },
  {
    why: "one proxy that appends to a forged one",
    forwarded: "1.1.1.1, 203.0.113.9",
    proxies: 1,
    origin: "203.0.113.9",
  },
  {
    why: "a CDN before the proxy",
    forwarded: "1.1.1.1, 203.0.113.9, 10.0.0.1",
    proxies: 2,
    origin: "203.0.113.9",
  },
  { why: "fewer hops than proxies", forwarded: "203.0.113.9", proxies: 2, origin: "203.0.113.9" },
  {
    why: "no proxy: the server says who is connected",
    forwarded: "203.0.113.9",
    proxies: 0,
    origin: "203.0.113.9",
  },
  { why: "IPv6", forwarded: "2001:db8::7", proxies: 1, origin: "2001:db8::7" },
  { why: "IPv4 in the clothes of IPv6", forwarded: "::ffff:10.0.0.7", proxies: 1, origin: "10.0.0.7" },
  { why: "no address", forwarded: "10.0.0.1, unknown", proxies: 1, origin: undefined },
  { why: "markup", forwarded: "<script>", proxies: 1, origin: undefined },
  { why: "an empty header", forwarded: "", proxies: 1, origin: undefined },
  { why: "no header", forwarded: null, proxies: 1, origin: undefined },
])("who a request comes from: $why", ({ forwarded, proxies, origin }) => {
  expect(originOf(forwarded, proxies)).toBe(origin);
});
