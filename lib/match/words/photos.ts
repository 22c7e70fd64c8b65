import { shortNames } from "@/lib/people/words/names";
import { oneLine } from "@/lib/shared/one-line";
import { possessive } from "@/lib/shared/text";
import type { StoredEvent } from "../rules/events";
import { MOST_PHOTOS, photosIn } from "../rules/photos";
import type { EventContext } from "./event-text";

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
      return `${photo} isn’t a JPEG, PNG, or WebP. Pick another one, or take a screenshot of it and send that.`;
    case "unreadable":
      return `We can’t read photo ${index + 1}${name ? ` (${name})` : ""}. It may be damaged or have too many pixels. Pick another one.`;
  }
}

const LONGEST_NAME = 60;

/** A photo on a page: the addresses of its two sizes, and what it is in words. */
export type ShownPhoto = { readonly href: string; readonly small: string; readonly alt: string };

/** The photos that came with an event, for a reader who can see them; see `EventContext.photoOf`. */
export function shownPhotos(
  { event }: StoredEvent,
  { photoOf, ...names }: Pick<EventContext, "home" | "away" | "photoOf">,
): readonly ShownPhoto[] {
  if (!photoOf) return [];
  const office = event.type === "ResultEntered" ? "the office’s" : "the director’s";
  const author = "by" in event ? possessive(shortNames(names)[event.by]) : office;
  return photosIn(event).map((id, index) => ({
    ...photoOf(id),
    alt: `Photo ${index + 1} with ${author} ${CAME_WITH[event.type] ?? "statement"}`,
  }));
}

const CAME_WITH: Partial<Record<StoredEvent["event"]["type"], string>> = {
  UnreachableClaimed: "claim",
  NoShowClaimed: "claim",
  ResultReported: "report",
  ReportAmended: "changed report",
  ReportApproved: "confirmation",
  ReportContested: "version",
  CorrectionAsked: "correction",
  ResultEntered: "entry",
  Ruled: "ruling",
};
