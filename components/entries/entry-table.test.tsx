import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { EntryView } from "@/lib/entries/view/entries-of-desk";
import { EntryTable } from "./entry-table";

test.each([
  { count: 1_000, shown: 1_000, isCut: false },
  { count: 1_001, shown: 1_000, isCut: true },
])("of $count players, the page shows $shown and says so if that isn't all", ({ count, shown, isCut }) => {
  const html = renderToStaticMarkup(<EntryTable entries={entries(count)} file="/file" />);
  expect(html.match(/scope="row"/g)).toHaveLength(shown);
  expect(html.includes("The first 1,000 players to register are shown here.")).toBe(isCut);
  expect(html.includes('href="/file"')).toBe(isCut);
});

function entries(count: number): readonly EntryView[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `e${index}`,
    name: "Amara Osei",
    email: "amara@lakeside.example",
    correctHref: null,
    phone: null,
    remarks: [],
    href: "/player",
    when: "Oct 20",
    status: "In",
  }));
}
