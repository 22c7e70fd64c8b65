import type { PhotoId } from "@/lib/shared/ids";
import type { MatchCommand } from "./commands";
import type { MatchEvent, StoredEvent } from "./events";
import type { Side } from "./sides";

/** How many photos one report, statement or ruling takes. */
export const MOST_PHOTOS = 4;

/** How large a photo can be before we make it smaller. */
export const MOST_PHOTO_BYTES = 8 * 1024 * 1024;

/** How many photos one person can send about one match. It's counted per person, so no one uses up another's. */
const MOST_PHOTOS_PER_MATCH = 16;

/** The acts that take photos. A report that equals the other side's confirms it, and its photos stay with it. */
const WITH_PHOTOS = [
  "UnreachableClaimed",
  "NoShowClaimed",
  "ResultReported",
  "ReportAmended",
  "ReportApproved",
  "ReportContested",
  "CorrectionAsked",
  "CorrectionContested",
  "StatementAdded",
  "ResultEntered",
  "Ruled",
] as const satisfies readonly MatchEvent["type"][];
type EventWithPhotos = Extract<MatchEvent, { type: (typeof WITH_PHOTOS)[number] }>;

const TAKE_PHOTOS: readonly MatchCommand["type"][] = [
  "claim-unreachable",
  "claim-no-show",
  "report",
  "amend-report",
  "contest",
  "ask-correction",
  "contest-correction",
  "add-statement",
  "enter-result",
  "rule",
];

export function takesPhotos({ type }: MatchCommand): boolean {
  return TAKE_PHOTOS.includes(type);
}

/** The events of one command, with its photos on the act they came with. */
export function withPhotos(events: readonly MatchEvent[], photos: readonly PhotoId[]): readonly MatchEvent[] {
  const at = events.findIndex(canHavePhotos);
  if (photos.length === 0 || at === -1) return events;
  return events.map((event, index) => (index === at ? { ...event, photos } : event));
}

/** Would these photos be more than one person can send about a match? */
export function areTooManyPhotos(events: readonly StoredEvent[], userId: string, more: number): boolean {
  const sent = events
    .filter(({ actorUserId }) => actorUserId === userId)
    .flatMap(({ event }) => photosIn(event));
  return more > 0 && sent.length + more > MOST_PHOTOS_PER_MATCH;
}

export function photosIn(event: MatchEvent): readonly PhotoId[] {
  return (canHavePhotos(event) && event.photos) || [];
}

/** The acts of one side that came with photos, oldest first: all of them, or those of these kinds. */
export function photosOf(
  events: readonly StoredEvent[],
  side: Side,
  types: readonly MatchEvent["type"][] = WITH_PHOTOS,
): readonly StoredEvent[] {
  return events.filter(
    ({ event }) =>
      types.includes(event.type) && "by" in event && event.by === side && photosIn(event).length > 0,
  );
}

function canHavePhotos(event: MatchEvent): event is EventWithPhotos {
  return (WITH_PHOTOS as readonly string[]).includes(event.type);
}
