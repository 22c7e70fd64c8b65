import { Fragment } from "react";
import { type Audience, writtenAudience } from "@/lib/mail/rules/audience";
import { paths } from "@/lib/paths";
import { Link } from "../ui/link";

interface EmailMissingProps {
  readonly org: string;
  readonly season: {
    readonly slug: string;
    readonly divisions: readonly { readonly slug: string; readonly name: string }[];
  };
  readonly who: Audience & { readonly who: "unsigned" | "owing" };
}

/** Where a director emails those who miss what the season asks for, by division. */
export function EmailMissing({ org, season: { slug, divisions }, who }: EmailMissingProps) {
  const href = (division: string) =>
    `${paths.writeToDivision(org, slug, division)}?to=${writtenAudience(who)}`;
  return (
    <p className="small mt-3 no-print">
      Email them:{" "}
      {divisions.map((division, index) => (
        <Fragment key={division.slug}>
          {index > 0 && ", "}
          <Link href={href(division.slug)}>{division.name}</Link>
        </Fragment>
      ))}
    </p>
  );
}
