import { capitalize, counted, numberWord } from "@/lib/shared/text";

/** "two count, and the rules call for a review at three" */
export function strikesCount(counting: number, bears: number | null): string {
  const count =
    counting === 0 ? "none counts" : `${numberWord(counting)} ${counting === 1 ? "counts" : "count"}`;
  return bears === null ? count : `${count}, and the rules call for a review at ${numberWord(bears)}`;
}

/** What counting a forgiven one again does: "Then two count, and the rules call for a review at three." */
export function countingAgainEffect(counting: number, bears: number | null): string {
  return `Then ${strikesCount(counting + 1, bears)}.`;
}

/** What forgiving one does: "Then one forfeit counts, and you’re no longer asked." */
export function forgivingEffect(counting: number, bears: number | null, isAsked: boolean): string {
  const left = counting - 1;
  const count =
    left === 0
      ? "Then no forfeit counts"
      : capitalize(`then ${counted(left, "forfeit")} ${left === 1 ? "counts" : "count"}`);
  if (!isAsked || bears === null) return `${count}.`;
  return left < bears ? `${count}, and you’re no longer asked.` : `${count}, and you’re still asked.`;
}
