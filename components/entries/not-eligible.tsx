import { NextMove } from "@/components/ui/next-move";

interface NotEligibleProps {
  /** "Fall 2026" */
  readonly season: string;
  /** Why, and what to do. */
  readonly sentence: string;
}

/** In place of the registration form, for somebody who isn't on the season's list or on whom a hold is. */
export function NotEligible({ season, sentence }: NotEligibleProps) {
  return <NextMove level={1} turn="you" what={`You can’t register for ${season} yet`} why={sentence} />;
}
