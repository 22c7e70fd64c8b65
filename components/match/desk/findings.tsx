import { BoardPicture } from "@/components/board/board-picture";
import { GameViewer } from "@/components/board/game-viewer";
import { Fold } from "@/components/ui/fold";
import { Icon } from "@/components/ui/icon";
import type { Finding } from "@/lib/match/view/finding";

/** What the laws of chess say about the games with recorded moves. */
export function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  return findings.map((finding, index) => (
    <section key={finding.from} className="verdict" aria-labelledby={`finding-${index}`}>
      <div className="v-board">
        <BoardPicture pieces={finding.pieces} {...(finding.lastMove ? { marks: finding.lastMove } : {})} />
      </div>
      <div>
        <h3 id={`finding-${index}`}>
          What the moves prove<span className="sr">: {finding.from}</span>
        </h3>
        <p className="v-word">
          <Icon name={finding.icon} />
          {finding.word}
        </p>
        <p className="small">{finding.facts}</p>
        <p className="small muted mt-1.5">{finding.from}.</p>
        {finding.mended.map((line) => (
          <p key={line} className="small muted">
            {line}
          </p>
        ))}
      </div>
      {finding.game && (
        <div className="v-all">
          <Fold summary="All moves">
            <GameViewer game={finding.game} label={finding.from} />
          </Fold>
        </div>
      )}
    </section>
  ));
}
