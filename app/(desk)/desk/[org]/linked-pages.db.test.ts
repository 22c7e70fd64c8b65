import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { askAs } from "@/lib/testing/ask-as";
import ClosurePage from "./closures/[id]/page";
import LogPage from "./log/page";
import CasePage from "./matches/[id]/page";
import PeoplePage from "./people/page";
import LeavePage from "./seasons/[season]/[division]/entries/[id]/page";
import StandInPage from "./stand-in/page";

askAs();

const org = "lakeside";
const id = "0193c3a0-0000-7000-8000-000000000001";
const season = "fall-2026";
const division = "open";
const searchParams = Promise.resolve({});

test.each([
  { at: paths.case(org, id), open: () => CasePage({ params: Promise.resolve({ org, id }), searchParams }) },
  {
    at: paths.deskClosure(org, id),
    open: () => ClosurePage({ params: Promise.resolve({ org, id }), searchParams }),
  },
  {
    at: paths.deskEntry(org, season, division, id),
    open: () => LeavePage({ params: Promise.resolve({ org, season, division, id }), searchParams }),
  },
  { at: paths.people(org), open: () => PeoplePage({ params: Promise.resolve({ org }), searchParams }) },
  { at: paths.standIn(org), open: () => StandInPage({ params: Promise.resolve({ org }), searchParams }) },
  { at: paths.log(org), open: () => LogPage({ params: Promise.resolve({ org }) }) },
])("a director who opens $at from an email signed out comes back to it", async ({ at, open }) => {
  await expect(open()).rejects.toMatchObject({
    digest: expect.stringContaining(`;${paths.signIn(at)};`),
  });
});
