import { capitalize, counted } from "@/lib/shared/text";

/** "Two more players change ranks" */
export function changeRanks(more: number): string {
  return capitalize(counted(more, "more player changes rank", "more players change ranks"));
}
