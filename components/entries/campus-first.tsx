import { CampusForms } from "@/components/auth/campus-forms";
import { NextMove } from "@/components/ui/next-move";
import type { CampusEntryRefusal } from "@/lib/campus/rules/can-register";

interface CampusFirstProps {
  readonly refusal: CampusEntryRefusal;
  readonly organization: { readonly slug: string; readonly name: string };
  /** The registration page. */
  readonly next: string;
}

/** In place of the registration form, for somebody without the campus account or the group that it takes. */
export function CampusFirst({ refusal, organization, next }: CampusFirstProps) {
  if (refusal === "campus-group")
    return (
      <NextMove
        level={1}
        turn="none"
        what="Your campus account can’t register here"
        why="It isn’t in a group that can. Ask the office if you think it should be."
      />
    );
  return (
    <>
      <NextMove
        level={1}
        turn="you"
        what="Sign in with your campus account"
        why={`${organization.name} is for people with its campus account. You’ll come back here to register.`}
      />
      <div className="mt-6 max-w-[26rem]">
        <CampusForms next={next} campuses={[organization]} isAutomatic={false} />
      </div>
    </>
  );
}
