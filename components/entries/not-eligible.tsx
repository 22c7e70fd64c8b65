import { CampusForms } from "@/components/auth/campus-forms";
import { ProviderForm } from "@/components/auth/provider-form";
import { NextMove } from "@/components/ui/next-move";

interface NotEligibleProps {
  /** "Fall 2026" */
  readonly season: string;
  /** Why, and what to do. */
  readonly sentence: string;
  /** With which accounts they can sign in, if that can help. */
  readonly signIn: {
    readonly campuses: readonly { readonly slug: string; readonly name: string }[];
    readonly provider: string | null;
  } | null;
  /** The registration page. */
  readonly next: string;
}

/** In place of the registration form, for someone whom the season's list and groups don't name or on whom a hold is. */
export function NotEligible({ season, sentence, signIn, next }: NotEligibleProps) {
  return (
    <>
      <NextMove level={1} turn="you" what={`You can’t register for ${season} yet`} why={sentence} />
      {signIn && (
        <div className="mt-6 max-w-[26rem]">
          <CampusForms next={next} campuses={signIn.campuses} isAutomatic={false} />
          {signIn.provider && <ProviderForm next={next} provider={signIn.provider} />}
        </div>
      )}
    </>
  );
}
