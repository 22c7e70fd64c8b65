import { Fragment, type ReactNode } from "react";
import type { ReportedGame } from "@/lib/match/rules/games";
import { isToPlay } from "@/lib/match/rules/state";
import { newestOf } from "@/lib/match/rules/story";
import type { WatchFacts } from "@/lib/match/rules/watching";
import { doneWords } from "@/lib/match/view/done-words";
import { type MatchParts, matchParts } from "@/lib/match/view/match-parts";
import type { MatchScene } from "@/lib/match/view/match-scene";
import type { ChallengeView } from "@/lib/online/view/challenge-view";
import type { FoundView } from "@/lib/online/view/found-view";
import type { RoomRecord } from "@/lib/room/view/room-record";
import { isRoomOpen } from "@/lib/room/view/room-uses";
import type { RatingView } from "@/lib/sportsmanship/view/rating-view";
import type { TimeFinder } from "@/lib/venue/rules/time-finder";
import { RoomRecordSection } from "../room/room-record";
import { Notice } from "../ui/notice";
import { AnswerSection } from "./answer-section";
import { ChallengeSection } from "./challenge-section";
import { ContactSection } from "./contact-section";
import { CorrectionSection } from "./correction-section";
import { DirectorSection } from "./director-section";
import { FoundSection } from "./found-section";
import { MatchHead } from "./match-head";
import { MatchNext } from "./match-next";
import { MatchScoresheet } from "./match-scoresheet";
import { OpenAtHash } from "./open-at-hash";
import { PlayerActions } from "./player-actions";
import { ProblemFolds } from "./problem-folds";
import { ReportSection } from "./report-section";
import { IfYouPlayed, ResultSection } from "./result-section";
import { RoomSection } from "./room-section";
import { SportsmanshipSection } from "./sportsmanship-section";
import { TableSection } from "./table-section";
import { TimesSection } from "./times-section";
import { WaitingSection } from "./waiting-section";
import { WatchingSection } from "./watching-section";

interface MatchSheetProps {
  readonly scene: MatchScene;
  /** When both can play, if that's known. */
  readonly finder?: TimeFinder | null | undefined;
  /** What was chosen about watching the match. */
  readonly watching?: WatchFacts | undefined;
  /** The reader's own calendar feed. */
  readonly calendar?: string | undefined;
  /** What the reader has just done, from the address. */
  readonly done?: string | undefined;
  readonly nameOf?: ((userId: string) => string | undefined) | undefined;
  /** What the league found of an online match. */
  readonly found?: FoundView | null | undefined;
  /** How the two start the right game on their site. */
  readonly challenge?: ChallengeView | null | undefined;
  /** What the match room recorded of it. */
  readonly room?: RoomRecord | null | undefined;
  /** The address of this page, to scan. */
  readonly url?: string | undefined;
  /** The games as the reader's own scoresheets have them, to begin their version with. */
  readonly own?: readonly ReportedGame[] | null | undefined;
  /** How the reader rated the other player, or can. */
  readonly rating?: RatingView | null | undefined;
}

/** The page of a match for one of its players: what to do, the forms to do it, and what has happened so far. */
export function MatchSheet({
  scene,
  finder = null,
  watching,
  calendar,
  done,
  nameOf,
  found = null,
  challenge = null,
  room = null,
  rating = null,
  url,
  own = null,
}: MatchSheetProps) {
  const words = doneWords(done, scene);
  const all = matchParts(scene);
  const parts = { ...all, ...partsInstead(scene, found) };

  return (
    <>
      <OpenAtHash />
      <MatchHead scene={scene} />
      {words && (
        <Notice key={`done-${newestOf(scene.events)}`} tone="ok" title={words.title} focus>
          <p>{words.text}</p>
        </Notice>
      )}
      {/* Each event replaces the forms; only an answer that came too late is carried over. */}
      <PlayerActions matchId={scene.id} seen={newestOf(scene.events)}>
        <Fragment key={`forms-${newestOf(scene.events)}`}>
          <MatchNext scene={scene} calendar={calendar} found={found} />
          <div className="cols cols-match section">
            <div>
              {[
                ...sectionsOf(scene, parts, { finder, watching, found, challenge, rating, url, own }),
                recordOf(room, parts),
              ]
                .filter(Boolean)
                .map((section, index) => (
                  <div key={index} className={index > 0 ? "section" : undefined}>
                    {section}
                  </div>
                ))}
            </div>
            <MatchScoresheet scene={scene} nameOf={nameOf} />
          </div>
        </Fragment>
      </PlayerActions>
    </>
  );
}

/**
 * A match that was found needs no time anymore, and one that's played in the match room may need another. Both have the
 * page's one green button in the head.
 */
function partsInstead({ room }: MatchScene, found: FoundView | null): Partial<MatchParts> {
  if (found?.canReject) return { green: null, times: null };
  return room ? { green: null, times: "fold" } : {};
}

type Extras = {
  readonly finder: TimeFinder | null;
  readonly watching: WatchFacts | undefined;
  readonly found: FoundView | null;
  readonly challenge: ChallengeView | null;
  readonly rating: RatingView | null;
  readonly url: string | undefined;
  readonly own: readonly ReportedGame[] | null;
};

/** The left column, main part first. */
function sectionsOf(
  scene: MatchScene,
  parts: MatchParts,
  { finder, watching, found, challenge, rating, url, own }: Extras,
): readonly ReactNode[] {
  const both = { scene, parts };
  const report = parts.report && <ReportSection {...both} />;
  const isOnline = scene.rules.venue.kind === "online";
  const challengeSection = isOnline && <ChallengeSection scene={scene} challenge={challenge} />;
  const foundSection = found && <FoundSection found={found} scene={scene} />;
  // Games that were found, even if they only almost fit, come before the forms to agree on a time.
  const isFoundFirst = found !== null && found.rows.length + found.others.length > 0;
  const room = !found?.canReject && isRoomOpen(scene) && <RoomSection scene={scene} />;
  // Before a time is set, agreeing on one comes first. The players can still meet and use the room.
  const isRoomFirst = scene.state.scheduledAt !== null || !parts.times;
  return [
    isFoundFirst && foundSection,
    mainSection(scene, parts, { url, own }),
    rating && <SportsmanshipSection them={scene.them} rating={rating} />,
    isRoomFirst && room,
    parts.main === "play" && challengeSection,
    parts.report === "open" && report,
    parts.times && <TimesSection {...both} finder={finder} />,
    parts.main !== "play" && parts.report && challengeSection,
    !isFoundFirst && foundSection,
    !isRoomFirst && room,
    parts.report === "fold" && report,
    parts.reach && <ContactSection {...both} />,
    (parts.noShow || parts.concede) && <ProblemFolds {...both} />,
    watching && isToWatch(scene, watching) && <WatchingSection scene={scene} watching={watching} />,
  ].filter(Boolean);
}

/** Is there anything to say about watching? Not before the round opens, nor once the match is reported. */
function isToWatch({ state, isComing, rules }: MatchScene, { isAtSession }: WatchFacts): boolean {
  const isBefore = isToPlay(state.status);
  return isBefore && !isComing && (rules.room.watch !== "nobody" || isAtSession);
}

/** Beside a report, and wherever the match is decided. */
function recordOf(room: RoomRecord | null, { main }: MatchParts): ReactNode {
  const isShown = main !== null && main !== "play" && main !== "coming" && main !== "void";
  return room && isShown && <RoomRecordSection record={room} />;
}

function mainSection(
  scene: MatchScene,
  parts: MatchParts,
  { url, own }: Pick<Extras, "url" | "own">,
): ReactNode {
  switch (parts.main) {
    case "play":
      return <TableSection scene={scene} parts={parts} />;
    case "answer":
      return <AnswerSection scene={scene} own={own} />;
    case "waiting":
      return <WaitingSection scene={scene} url={url} />;
    case "correction":
      return <CorrectionSection scene={scene} />;
    case "director":
      return <DirectorSection scene={scene} />;
    case "result":
      return <ResultSection scene={scene} />;
    case "late":
      return <IfYouPlayed scene={scene} />;
    case "coming":
    case "void":
    case null:
      return null;
  }
}
