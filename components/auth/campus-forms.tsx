import { SubmitButton } from "@/components/ui/submit-button";
import { SubmitAtOnce } from "./submit-at-once";

interface CampusFormsProps {
  readonly next: string;
  readonly campuses: readonly { readonly slug: string; readonly name: string }[];
  /** Sends the reader on without a press; with JavaScript only. */
  readonly isAutomatic: boolean;
}

/** A button for each campus. With several, it says which organization's campus it is. */
export function CampusForms({ next, campuses, isAutomatic }: CampusFormsProps) {
  return campuses.map(({ slug, name }) => (
    <form key={slug} className="form mb-4" method="post" action="/api/sign-in/campus">
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="org" value={slug} />
      {isAutomatic && <SubmitAtOnce />}
      <SubmitButton wide icon="id-card">
        Sign in with your campus account{campuses.length > 1 && ` (${name})`}
      </SubmitButton>
    </form>
  ));
}
