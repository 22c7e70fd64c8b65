import { erasurePaths } from "@/lib/paths/erasure";
import { ownDataPaths } from "@/lib/paths/own-data";

/** What a person can do with what the site has about them. */
export function OwnDataSection() {
  return (
    <section className="section" aria-labelledby="own-data">
      <h2 id="own-data">Your data</h2>
      <p className="mt-3">
        Download everything the site has about you: your profile, registrations, matches and games, the emails
        we sent you, your availability, and the log of what you did.
      </p>
      <p className="actions mt-4">
        <a className="btn" href={ownDataPaths.ownData("html")} download>
          Download to read
        </a>
        <a className="row-link" href={ownDataPaths.ownData("json")} download>
          Download for programs (JSON)
        </a>
      </p>
      <p className="mt-4">
        <a className="row-link" href={erasurePaths.deleteAccount()}>
          Delete your account
        </a>
      </p>
    </section>
  );
}
