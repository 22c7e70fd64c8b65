import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { POST } from "./route";

const FORM = { "content-type": "application/x-www-form-urlencoded" };

test.each([
  { why: "no such way in", provider: "credentials", headers: FORM, body: "email=a", status: 404 },
  {
    why: "no form",
    provider: "email",
    headers: { "content-type": "application/json" },
    body: "{}",
    status: 400,
  },
  {
    why: "half a form",
    provider: "email",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body: "--x",
    status: 400,
  },
  { why: "nothing at all", provider: "email", headers: {}, body: null, status: 400 },
])("what is not the sign-in form is refused: $why", async ({ provider, headers, body, status }) => {
  const request = new NextRequest("http://localhost:3000/api/sign-in/x", { method: "POST", headers, body });
  const answer = await POST(request, { params: Promise.resolve({ provider }) });
  expect(answer.status).toBe(status);
});
