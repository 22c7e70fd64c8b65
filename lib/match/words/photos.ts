import { oneLine } from "@/lib/shared/one-line";
import type { MatchEvent } from "../rules/events";
import { MOST_PHOTOS } from "../rules/photos";

/** Why a photo wasn't taken. */
export type PhotoProblem = "too-large" | "wrong-type" | "unreadable";

/** What a person reads when they picked too many photos. */
export const TOO_MANY_PHOTOS = `You can send up to ${MOST_PHOTOS} photos. Pick ${MOST_PHOTOS} or fewer.`;

/**
 * What a person reads about one of the photos they picked.
 *
 * @param index its place among them, from 0
 */
export function photoProblemWords(problem: PhotoProblem, index: number, fileName: string): string {
  const name = oneLine(fileName).slice(0, LONGEST_NAME);
  const photo = `Photo ${index + 1}${name ? ` (${name})` : ""}`;
  switch (problem) {
    case "too-large":
      return `${photo} is larger than 8 MB. Pick a smaller one.`;
    case "wrong-type":
      return `${photo} isn’t a JPEG, PNG or WebP. Pick another one, or take a screenshot of it and send that.`;
    case "unreadable":
      return `We can’t read photo ${index + 1}${name ? ` (${name})` : ""}. It may be damaged or have too many pixels. Pick another one.`;
  }
}

const LONGEST_NAME = 60;

/** What a photo came with: "Ana’s report", "the ruling". */
export function photosCameWith({ type }: MatchEvent, author: string | null): string {
  const of = author ? `${author}’s` : "the";
  switch (type) {
    case "ResultReported":
    case "ReportAmended":
      return `${of} report`;
    case "ReportApproved":
      return `${of} confirmation`;
    case "ReportContested":
      return `${of} version`;
    case "UnreachableClaimed":
    case "NoShowClaimed":
      return `${of} claim`;
    case "CorrectionAsked":
      return `${of} correction`;
    case "Ruled":
      return "the ruling";
    default:
      return `${of} statement`;
  }
}
