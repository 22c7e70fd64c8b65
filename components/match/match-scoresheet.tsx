import { type MatchScene, reservedFor } from "@/lib/match/view/match-scene";
import { photoLinks } from "@/lib/match/view/photo-links";
import { scoresheetRows, sheetResult } from "@/lib/match/words/scoresheet";
import { signLines } from "@/lib/match/words/signatures";
import { shortDay, time } from "@/lib/shared/dates";
import { roundOnSheet } from "@/lib/stages/words/round-name";
import { Scoresheet } from "./scoresheet";

/** The scoresheet of a match, from its events. */
export function MatchScoresheet({
  scene,
  nameOf,
}: {
  readonly scene: MatchScene;
  /** The name behind a user id, for the director of a ruling. */
  readonly nameOf?: ((userId: string) => string | undefined) | undefined;
}) {
  const { full, zone, rules, events, state, season, division, slot } = scene;
  const reserved = reservedFor(scene);
  const photoOf = photoLinks(scene.id);
  const story = {
    ...full,
    zone,
    rules,
    format: slot.format,
    reserved,
    photoOf,
    ...(nameOf ? { nameOf } : {}),
  };

  return (
    <Scoresheet
      fields={[
        { label: "Event", value: season.name },
        { label: "Division", value: division.name },
        { label: "Round", value: roundOnSheet(slot) },
        { label: "Date", value: state.scheduledAt ? shortDay(state.scheduledAt, zone) : "" },
        { label: "Time", value: state.scheduledAt ? time(state.scheduledAt, zone) : "" },
        { label: "Result", value: sheetResult(events) },
      ]}
      white={full.home}
      black={full.away}
      {...(rules.match.bestOf === 1 ? { whiteLabel: "White", blackLabel: "Black" } : {})}
      rows={scoresheetRows(events, story)}
      signs={signLines(events, story)}
    />
  );
}
