import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { GET } from "./route";

test.each(["signout", "session", "csrf", "providers", "callback/demo", "callback", "callback/email/x"])(
  "next-auth's own /api/auth/%s is not there",
  async (path) => {
    const request = new NextRequest(`http://localhost:3000/api/auth/${path}`);
    const answer = await GET(request, { params: Promise.resolve({ nextauth: path.split("/") }) });
    expect(answer.status).toBe(404);
  },
);
