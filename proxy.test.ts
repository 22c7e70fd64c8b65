import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { proxy } from "./proxy";

const OWN = "http://localhost:3000";

test.each([
  { why: "a page that is read", method: "GET", headers: {}, status: 200 },
  { why: "a form of the site", method: "POST", headers: { origin: OWN }, status: 200 },
  {
    why: "a form of another site",
    method: "POST",
    headers: { origin: "https://elsewhere.example" },
    status: 403,
  },
  {
    why: "a form that holds as much as one may",
    method: "POST",
    headers: { origin: OWN, "content-length": "1048576" },
    status: 200,
  },
  {
    why: "a form that holds more",
    method: "POST",
    headers: { origin: OWN, "content-length": "1048577" },
    status: 413,
  },
])("$why: $status", ({ method, headers, status }) => {
  expect(proxy(new NextRequest(OWN, { method, headers })).status).toBe(status);
});
