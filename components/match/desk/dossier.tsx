import type { ReactNode } from "react";
import { FormFields } from "@/components/ui/definitions";
import { HeadRow } from "@/components/ui/head-row";
import { Status, type StatusKind } from "@/components/ui/status";
import type { ArrivalWords } from "@/lib/match/words/arrivals";
import type { ScoresheetRow } from "@/lib/match/words/scoresheet";
import type { RoomRecord } from "@/lib/room/view/room-record";
import { RoomRecordSection } from "../../room/room-record";
import { Scoresheet } from "../scoresheet";
import { type Contact, ContactLog, type LoggedAttempt } from "./contact-log";
import { Contacts } from "./contacts";
import { type Finding, Findings } from "./findings";
import { type SimilarRuling, SimilarRulings } from "./similar-rulings";
import { type SideStory, TwoSides } from "./two-sides";
import { type GameVersions, Versions } from "./versions";
import { WhoCame } from "./who-came";

/** Everything about a match that a ruling can be based on, every word ready to print. */
export type DossierView = {
  readonly status: { readonly kind: StatusKind; readonly words: string };
  readonly fields: readonly { readonly label: string; readonly value: ReactNode }[];
  readonly sides: readonly [SideStory, SideStory];
  readonly versions: GameVersions | null;
  readonly findings: readonly Finding[];
  readonly attempts: readonly LoggedAttempt[];
  /** Null if nobody checked in and it isn’t about a no-show. */
  readonly came: ArrivalWords | null;
  readonly similar: readonly SimilarRuling[];
  /** What the match room recorded; left out or null if it has nothing about the match. */
  readonly room?: RoomRecord | null;
  readonly contacts: readonly [Contact, Contact];
  readonly sheet: {
    readonly fields: readonly { readonly label: string; readonly value: string }[];
    readonly white: string;
    readonly black: string;
    readonly whiteLabel?: string;
    readonly blackLabel?: string;
    readonly rows: readonly ScoresheetRow[];
    readonly signs: readonly { readonly name: string | null; readonly by: string }[];
  };
};

/** The dossier of a match: what the two say, what the moves prove, what was tried, and the whole history. */
export function Dossier({
  status,
  fields,
  sides,
  versions,
  findings,
  attempts,
  came,
  similar,
  room,
  contacts,
  sheet,
}: DossierView) {
  return (
    <article className="dossier" aria-labelledby="dossier">
      <HeadRow title="Dossier" id="dossier">
        <Status kind={status.kind}>{status.words}</Status>
      </HeadRow>
      <FormFields items={fields} />
      <TwoSides sides={sides} />
      {versions && <Versions {...versions} />}
      <Findings findings={findings} />
      {room && <RoomRecordSection record={room} level={3} />}
      {came && <WhoCame {...came} />}
      <ContactLog attempts={attempts} />
      <SimilarRulings rulings={similar} />
      <Contacts players={contacts} />
      <Scoresheet title="Evidence, in order" {...sheet} />
    </article>
  );
}
