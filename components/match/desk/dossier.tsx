import { FormFields } from "@/components/ui/definitions";
import { HeadRow } from "@/components/ui/head-row";
import { Status } from "@/components/ui/status";
import type { DossierView } from "@/lib/match/view/case-view";
import { RoomRecordSection } from "../../room/room-record";
import { Scoresheet } from "../scoresheet";
import { ContactLog } from "./contact-log";
import { Contacts } from "./contacts";
import { Findings } from "./findings";
import { SimilarRulings } from "./similar-rulings";
import { TwoSides } from "./two-sides";
import { Versions } from "./versions";
import { WhoCame } from "./who-came";

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
