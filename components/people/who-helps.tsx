import { organizationAndOffice } from "@/lib/people/words/organization-and-office";

/** Who to ask for help, for each organization a person plays in. */
export function WhoHelps({
  organizations,
}: {
  readonly organizations: readonly {
    readonly slug: string;
    readonly name: string;
    readonly office: string;
    readonly contactEmail: string;
  }[];
}) {
  return (
    <section aria-labelledby="stuck">
      <h2 id="stuck">Need help?</h2>
      {organizations.map(({ slug, name, office, contactEmail }) => (
        <p className="small" key={slug}>
          {organizationAndOffice(name, office)}. <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      ))}
    </section>
  );
}
