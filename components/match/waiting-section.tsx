import { gameRows } from "@/lib/match/view/game-rows";
import type { MatchScene } from "@/lib/match/view/match-scene";
import { score, winningScore } from "@/lib/match/words/scores";
import { quoted } from "@/lib/shared/text";
import { QrCode } from "../ui/qr-code";
import { CapturedSection } from "./captured-section";
import { GamesTable } from "./games-table";
import { ReportForm } from "./report-form";
import { Tally } from "./tally";

/** The reader's own report or claim while the other side hasn't answered; a report can still be changed. */
export function WaitingSection({
  scene,
  url,
}: {
  readonly scene: MatchScene;
  readonly url?: string | undefined;
}) {
  const { state, names, full, them, hasNoAccount, rules } = scene;
  const { report, noShow } = state;

  return (
    <section aria-labelledby="reported">
      <h2 id="reported">{report ? "What you reported" : "What you said"}</h2>
      {report?.outcome.score && (
        <Tally home={full.home} away={full.away} score={score(report.outcome.score)} />
      )}
      {report && (
        <>
          <GamesTable rows={gameRows(report.games, names, rules)} caption="Games as you reported them" />
          <CapturedSection scene={scene} games={report.games} />
          <div id="report">
            <ReportForm
              names={names}
              full={full}
              them={them}
              hasNoAccount={hasNoAccount}
              rules={rules}
              given={report.games}
              isPrimary
              fold={{
                summary: "Change your report",
                aside: hasNoAccount ? undefined : `until ${them} answers`,
              }}
            />
          </div>
        </>
      )}
      {url && !hasNoAccount && report?.outcome.score && isFromRoom(scene) && (
        <div className="own-phone section">
          <QrCode text={url} label="This match’s page as a QR code" />
          <div>
            <h3>Scan to confirm {winningScore(report.outcome.score)}</h3>
            <p className="small">{them} confirms it on their own phone, or from the email.</p>
          </div>
        </div>
      )}
      {noShow && <p className="next-why">{quoted(noShow.statement)}</p>}
    </section>
  );
}

/** It was reported from the match room, so the other player is probably at the same table. */
function isFromRoom({ events }: MatchScene): boolean {
  const last = events.at(-1)?.event;
  return last?.type === "ResultReported" && last.source === "room";
}
