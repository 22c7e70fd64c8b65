import { capitalize, counted, numberWord } from "@/lib/shared/text";

/** "two count, and the rules call for a review at three" */
export function strikesCount(counting: number, strikeLimit: number | null): string {
  const count =
    counting === 0 ? "none counts" : `${numberWord(counting)} ${counting === 1 ? "counts" : "count"}`;
  return strikeLimit === null
    ? count
    : `${count}, and the rules call for a review at ${numberWord(strikeLimit)}`;
}

/** What counting a forgiven one again does: "Then two count, and the rules call for a review at three." */
export function countingAgainEffect(counting: number, strikeLimit: number | null): string {
  return `Then ${strikesCount(counting + 1, strikeLimit)}.`;
}

/** What forgiving one does: "Then one forfeit counts, and you’ll no longer be asked whether the player stays." */
export function forgivingEffect(counting: number, strikeLimit: number | null, isAsked: boolean): string {
  const left = counting - 1;
  const count =
    left === 0
      ? "Then no forfeit counts"
      : capitalize(`then ${counted(left, "forfeit")} ${left === 1 ? "counts" : "count"}`);
  if (!isAsked || strikeLimit === null) return `${count}.`;
  return left < strikeLimit
    ? `${count}, and you’ll no longer be asked whether the player stays.`
    : `${count}, and you’ll still be asked whether the player stays.`;
}
