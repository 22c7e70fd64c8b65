import { PublicFrame } from "@/components/layout/frames";
import { ButtonLink } from "@/components/ui/button";

/** What `app/not-found.tsx` shows, with the navigation and a way on. */
export function NotFoundPage() {
  return (
    <PublicFrame>
      <div className="bare">
        <h1>Page not found</h1>
        <p>It may belong to another season, or there may be a typo in the address.</p>
        <p className="actions">
          <ButtonLink href="/">Go to the start page</ButtonLink>
          <ButtonLink kind="link" href="/me">
            See your next move
          </ButtonLink>
        </p>
      </div>
    </PublicFrame>
  );
}
