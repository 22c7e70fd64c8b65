import type { FieldAnswer } from "@/lib/shared/form";
import type { Namesake } from "../store/namesakes";

/** Why someone without an email isn't entered yet. */
export const SAME_PERSON =
  "You’ve entered someone with this name and no email before. Choose whether this is the same person.";

/** What the director can answer. A phone number that was typed takes the place of the one they have. */
export function samePersonAnswers(
  { namesakes, other }: { readonly namesakes: readonly Omit<Namesake, "userId">[]; readonly other: string },
  { phone }: { readonly phone: string | null },
): readonly FieldAnswer[] {
  return [
    ...namesakes.map((known) => ({
      value: known.entryId,
      title: `Yes, ${known.name}`,
      detail: [`${known.division}, ${known.season}`, phoneWords(known.phone, phone)]
        .filter(Boolean)
        .join(". "),
    })),
    { value: other, title: "No, someone else", detail: "Standings show the same name for both." },
  ];
}

function phoneWords(known: string | null, typed: string | null): string {
  if (known === null) return "";
  return typed === null || typed === known ? `Phone: ${known}` : `Phone: ${known}, which becomes ${typed}`;
}
