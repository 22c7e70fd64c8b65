import { Notice } from "../ui/notice";
import { PageHead } from "../ui/page-head";
import { ProfileForm } from "./profile-form";

interface ProfilePageProps {
  readonly email: string;
  readonly name: string | null;
  readonly phone: string | null;
  readonly isSaved: boolean;
}

/** What the league knows about its reader, who sees it, and the way out. */
export function ProfilePage({ email, name, phone, isSaved }: ProfilePageProps) {
  return (
    <>
      <PageHead title="Your profile" />
      {isSaved && (
        <Notice tone="ok" title="Saved." focus>
          <p>Tables of seasons you have entered keep the name you registered with.</p>
        </Notice>
      )}
      <div className="cols cols-me">
        <ProfileForm email={email} name={name} phone={phone} />
        <aside className="side" aria-label="Sign out">
          <section aria-labelledby="out">
            <h2 id="out">Sign out</h2>
            <p className="small">On this device. Do it on a computer that others use.</p>
            <form method="post" action="/api/sign-out" className="actions">
              <button type="submit" className="btn">
                Sign out
              </button>
            </form>
          </section>
        </aside>
      </div>
    </>
  );
}
