import { CampusForms } from "@/components/auth/campus-forms";
import { NextMove } from "@/components/ui/next-move";

interface CampusFirstProps {
  readonly organization: { readonly slug: string; readonly name: string };
  /** The registration page. */
  readonly next: string;
}

/** In place of the registration form, for someone without the campus account that it takes. */
export function CampusFirst({ organization, next }: CampusFirstProps) {
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
