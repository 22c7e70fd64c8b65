"use client";

import { Notice } from "@/components/ui/notice";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { checkProofCode, makeProofCode } from "@/lib/online/actions/accounts";
import type { ProofView } from "@/lib/online/view/proof-view";

export interface ProofProps {
  readonly seasonId: string;
  /** "Fall 2026" */
  readonly season: string;
  readonly proof: ProofView;
}

/** How a player proves that a username is theirs, or that they have. */
export function ProofSection({ seasonId, season, proof }: ProofProps) {
  return (
    <div id={`proof-${seasonId}`} className="mt-4">
      <p>{proof.sentence}</p>
      {proof.way === "lichess" && (
        <form method="post" action="/api/chess-account/lichess" className="actions mt-3">
          <input type="hidden" name="seasonId" value={seasonId} />
          <SubmitButton kind="plain">
            Prove it at Lichess<span className="sr"> for {season}</span>
          </SubmitButton>
        </form>
      )}
      {proof.way === "chess.com" && <ChessComProof seasonId={seasonId} season={season} proof={proof} />}
    </div>
  );
}

function ChessComProof({ seasonId, season, proof: { code } }: ProofProps) {
  const [made, making] = useSend(makeProofCode, null);
  const [checked, checking] = useSend(checkProofCode, null);
  const refusal = checked?.sentence ?? made?.sentence;
  return (
    <>
      {refusal && <Notice tone="bad" focus key={refusal} title={refusal} />}
      {code && (
        <>
          <ol className="mt-3 grid list-decimal gap-1 pl-5">
            <li>
              Copy this code: <b>{code.text}</b>
            </li>
            <li>
              Save it as the Location in your{" "}
              <a href="https://www.chess.com/settings/profile" rel="noreferrer">
                Chess.com profile
              </a>
              .
            </li>
            <li>Come back and check. Then you can remove it from your profile.</li>
          </ol>
          <SendForm sending={checking} className="form mt-4">
            <input type="hidden" name="seasonId" value={seasonId} />
            <div className="actions">
              <SubmitButton kind="plain" pendingLabel="Checking…">
                Check now<span className="sr"> for {season}</span>
              </SubmitButton>
            </div>
          </SendForm>
          <p className="hint mt-2">{code.until}</p>
        </>
      )}
      <SendForm sending={making} className="form mt-4">
        <input type="hidden" name="seasonId" value={seasonId} />
        <div className="actions">
          <SubmitButton kind={code ? "quiet" : "plain"}>
            {code ? "Get another code" : "Get a code"}
            <span className="sr"> for {season}</span>
          </SubmitButton>
        </div>
      </SendForm>
    </>
  );
}
