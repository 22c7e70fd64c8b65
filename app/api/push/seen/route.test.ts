import { expect, test } from "vitest";
import { POST } from "./route";

test.each([
  { why: "no form", type: "text/plain", body: "id=1" },
  { why: "a broken form", type: "multipart/form-data; boundary=x", body: "--y" },
  { why: "no id", type: "application/x-www-form-urlencoded", body: "" },
  { why: "an id that's none", type: "application/x-www-form-urlencoded", body: "id=1" },
])("$why is refused, not a bug", async ({ type, body }) => {
  const request = new Request("https://rookery.example/api/push/seen", {
    method: "POST",
    headers: { "content-type": type },
    body,
  });
  expect((await POST(request)).status).toBe(400);
});
