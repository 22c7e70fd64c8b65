import type { Recipient } from "@/lib/mail/letters/facts";
import { FACTS } from "@/lib/mail/testing/sample-facts";

/** When the gallery's emails are written. */
export const AT = "2026-11-20T18:00:00.000Z";
export const ORGANIZATION = { ...FACTS.organization, office: "Office 114" };
const SEASON = { id: "s1", slug: "fall-2026", name: "Fall 2026" };
const DIVISION = { id: "d1", slug: "open", name: "Open" };
export const RENATA: Recipient = {
  userId: "u-renata",
  name: "Renata Kovács",
  email: "renata@lakeside.example",
};
export const WHERE = { appUrl: FACTS.appUrl, organization: ORGANIZATION, season: SEASON, division: DIVISION };
