import { expect, test } from "vitest";
import { describeError, scrub } from "./describe-error";

const SECRETS = ["amara@campus.example", "Amara", "203.0.113.7", "tok_0123456789abcdefghij"];

test.each([
  {
    why: "a mail server's answer quotes the address",
    error: Object.assign(new Error("Message failed: 550 5.1.1 <amara@campus.example> Amara unknown"), {
      code: "EENVELOPE",
      responseCode: 550,
      response: "550 5.1.1 <amara@campus.example> Amara unknown",
    }),
    expected: { name: "Error", code: "EENVELOPE 550" },
  },
  {
    why: "PostgreSQL quotes the row",
    error: Object.assign(new Error('invalid input syntax for type uuid: "Amara"'), {
      name: "error",
      severity: "ERROR",
      code: "23505",
      detail: "Key (email)=(amara@campus.example) already exists.",
      constraint: "user_email_key",
    }),
    expected: { name: "error", code: "23505", constraint: "user_email_key" },
  },
  {
    why: "Prisma prints the whole call",
    error: Object.assign(new Error('Invalid `create()`: { email: "amara@campus.example", name: "Amara" }'), {
      name: "PrismaClientValidationError",
      clientVersion: "7.10.0",
    }),
    expected: { name: "PrismaClientValidationError" },
  },
  {
    why: "a parser quotes what it could not read",
    error: syntaxErrorOf('{"name": Amara}'),
    expected: { name: "SyntaxError" },
  },
  {
    why: "an address in a plain message",
    error: new Error("No account for amara@campus.example from 203.0.113.7 at /x?token=Amara"),
    expected: { message: "No account for [email] from [address] at /x?[query]" },
  },
  {
    why: "a token in a plain message",
    error: new TypeError("Bad link tok_0123456789abcdefghij"),
    expected: { name: "TypeError", message: "Bad link [token]" },
  },
])("$why: kind and place stay, data does not", ({ error, expected }) => {
  const described = describeError(error);
  expect(described).toMatchObject(expected);
  for (const secret of SECRETS) expect(JSON.stringify(described)).not.toContain(secret);
});

test("the place is kept", () => {
  expect(describeError(new Error("Here")).stack[0]).toMatch(/^at .*describe-error\.test\.ts:\d+:\d+/);
});

test("what caused an error is described too, with PostgreSQL's own code", () => {
  const adapter = Object.assign(new Error("Key (email)=(amara@campus.example)"), {
    name: "DriverAdapterError",
    cause: { originalCode: "23505", detail: "amara@campus.example" },
  });
  const error = Object.assign(new Error("Amara"), {
    code: "P2002",
    clientVersion: "7",
    meta: { driverAdapterError: adapter },
  });
  expect(describeError(error)).toMatchObject({
    code: "P2002",
    causes: [{ name: "DriverAdapterError", code: "23505" }],
  });
  expect(JSON.stringify(describeError(error))).not.toMatch(/amara/i);
});

test("whatever else is thrown says what it is, not what is in it", () => {
  expect(describeError("amara@campus.example")).toEqual({ name: "string", stack: [] });
});

test.each([
  { text: "at 12:30:05 it ended", expected: "at 12:30:05 it ended" },
  { text: "from 2001:db8:0:0:1:2:3:4 and fe80::1", expected: "from [address] and [address]" },
  { text: "match 01a2b3c4-0000-4000-8000-000000000001", expected: "match [token]" },
])("$text", ({ text, expected }) => {
  expect(scrub(text)).toBe(expected);
});

function syntaxErrorOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
