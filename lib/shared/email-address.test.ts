import fc from "fast-check";
import { expect, test } from "vitest";
import { emailAddress } from "./email-address";

test.each([
  { why: "spaces around it and capitals", typed: " Amara@Lakeside.example ", is: "amara@lakeside.example" },
  { why: "a no-break space before it", typed: "\u00a0amara@lakeside.example", is: "amara@lakeside.example" },
  {
    why: "a byte order mark before it",
    typed: "\ufeffamara@lakeside.example",
    is: "amara@lakeside.example",
  },
  { why: "a domain in wide letters", typed: "amara@ｌakeside.example", is: "amara@lakeside.example" },
  { why: "a Kelvin sign in the domain", typed: "amara@la\u212aeside.example", is: "amara@lakeside.example" },
  { why: "a plus tag", typed: "amara+chess@lakeside.example", is: "amara+chess@lakeside.example" },
])("one mailbox, one address: $why", ({ typed, is }) => {
  expect(emailAddress.parse(typed)).toBe(is);
});

test.each([
  { why: "a Kelvin sign, which folds to k", typed: "\u212aim@lakeside.example", says: /A to Z/ },
  { why: "a long s, which folds to s", typed: "\u017fam@lakeside.example", says: /A to Z/ },
  { why: "wide letters", typed: "ａmara@lakeside.example", says: /A to Z/ },
  { why: "a Cyrillic а", typed: "\u0430mara@lakeside.example", says: /A to Z/ },
  { why: "a Cyrillic а in the domain", typed: "amara@l\u0430keside.example", says: /A to Z/ },
  { why: "a dotted capital I in the domain", typed: "amara@\u0130lake.example", says: /A to Z/ },
  { why: "an invisible space", typed: "ama\u200bra@lakeside.example", says: /hidden/ },
  { why: "a soft hyphen in the domain", typed: "amara@lake\u00adside.example", says: /hidden/ },
  { why: "a filler that fonts draw as nothing", typed: "amara\u3164@lakeside.example", says: /hidden/ },
  { why: "text that turns direction", typed: "amara\u202e@lakeside.example", says: /hidden/ },
  { why: "a NUL", typed: "amara\0@lakeside.example", says: /hidden/ },
  { why: "a line break with a header", typed: "amara@lakeside.example\nBcc: b@x.example", says: /hidden/ },
  { why: "quotes around the same mailbox", typed: '"amara"@lakeside.example', says: /like amara@/ },
  { why: "the dot at the end of a domain", typed: "amara@lakeside.example.", says: /like amara@/ },
  { why: "two addresses", typed: "a@lakeside.example,b@lakeside.example", says: /like amara@/ },
  { why: "two at signs", typed: "a@b@lakeside.example", says: /like amara@/ },
  { why: "a plain space", typed: "amara at lakeside.example", says: /like amara@/ },
  { why: "no at sign", typed: "amara", says: /like amara@/ },
  { why: "longer than any mailbox", typed: `${"a".repeat(300)}@lakeside.example`, says: /like amara@/ },
])("refused with a sentence: $why", ({ typed, says }) => {
  const parsed = emailAddress.safeParse(typed);
  expect(parsed.error?.issues).toMatchObject([{ message: expect.stringMatching(says) }]);
});

test("any input gives a plain address that parses to itself and never belongs to another mailbox", () => {
  const odd = [..."\u212a\u017f\u0130\u00df\u00a0\u200b\u3164ａ。．\u0430\u0301\0 @,"];
  const part = fc.string({ unit: fc.constantFrom(..."abKSZ09.-+_".repeat(3), ...odd), maxLength: 5 });
  fc.assert(
    fc.property(part, part, (local, domain) => {
      const parsed = emailAddress.safeParse(`${local}a@b${domain}.example`);
      if (!parsed.success) return;
      expect(parsed.data).toMatch(/^[!-~]+$/);
      expect(emailAddress.parse(parsed.data)).toBe(parsed.data);
      expect(parsed.data.split("@")[0]?.toUpperCase()).toBe(`${local}a`.trim().toUpperCase());
    }),
  );
});
