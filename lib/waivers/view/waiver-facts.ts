import { stampWithZone } from "@/lib/shared/dates";
import { instantOf, type Zone } from "@/lib/shared/instant";
import type { PrintedWaiver } from "../store/acceptances";

type Fact = { readonly term: string; readonly text: string };

/** Who signed a waiver, when and how, for the page that prints it. Only the desk reads its note. */
export function waiverFacts(
  { name, acceptance }: PrintedWaiver,
  zone: Zone,
  reader: "desk" | "player",
): readonly Fact[] {
  const { signedName, guardianName, version, onPaper, note, acceptedAt } = acceptance;
  return [
    { term: "Player", text: name },
    { term: "Signed as", text: signedName },
    ...(guardianName === null ? [] : [{ term: "Parent or guardian", text: guardianName }]),
    {
      term: onPaper ? "Recorded from paper" : "Accepted",
      text: stampWithZone(instantOf(acceptedAt), zone),
    },
    { term: "Version", text: String(version) },
    ...(reader === "desk" && note !== null ? [{ term: "Note", text: note }] : []),
  ];
}
