import type { Metadata } from "next";
import { DeleteAccountPage } from "@/components/erasure/delete-account-page";
import { MemberFrame } from "@/components/layout/frames";
import { currentSessionId } from "@/lib/auth/current-session";
import { requireActor } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { findErasure } from "@/lib/erasure/store/preview";
import { erasureView } from "@/lib/erasure/view/erasure-view";
import { ERASURE_REFUSAL_SENTENCES } from "@/lib/erasure/words/erasure";
import { paths } from "@/lib/paths";
import { erasurePaths } from "@/lib/paths/erasure";
import { frameOf } from "../../frame-of";

export const metadata: Metadata = { title: "Delete your account" };

/** What deleting one's account does, and the form for it. */
export default async function DeleteAccount() {
  const actor = await requireActor(erasurePaths.deleteAccount());
  const sessionId = (await currentSessionId()) ?? null;
  const [frame, { preview, isFresh }] = await Promise.all([
    frameOf(actor),
    findErasure(actor.id, sessionId, now()),
  ]);
  return (
    <MemberFrame {...frame} organization={actor.rolesEverywhere[0]?.organization}>
      <DeleteAccountPage
        {...erasureView(preview)}
        email={actor.email}
        stamp={isFresh ? preview.stamp : null}
        signInAgain={ERASURE_REFUSAL_SENTENCES["sign-in-again"]}
        signIn={paths.signIn(erasurePaths.deleteAccount())}
      />
    </MemberFrame>
  );
}
