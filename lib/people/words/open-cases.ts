import { capitalize, counted, list, numberWord } from "@/lib/shared/text";

/** "Two cases are waiting for a ruling: … The other directors will have to decide them." */
export function openCasesSentence({
  count,
  names,
}: {
  readonly count: number;
  readonly names: readonly string[];
}): string {
  const waiting = counted(count, "case is", "cases are");
  const rest = count - names.length;
  const named = list(rest > 0 ? [...names, `${numberWord(rest)} more`] : names);
  const them = count === 1 ? "it" : "them";
  return `${capitalize(waiting)} waiting for a ruling: ${named}. The other directors will have to decide ${them}.`;
}
