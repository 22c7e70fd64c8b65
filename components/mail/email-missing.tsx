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
  /** Those who miss it, with the names of their divisions. */
  readonly missing: readonly { readonly divisions: readonly string[] }[];
}

/** Where a director emails those who miss what the season asks for, by division. Nothing if no one does. */
export function EmailMissing({ org, season: { slug, divisions }, who, missing }: EmailMissingProps) {
  const concerned = divisions.filter(({ name }) => missing.some((player) => player.divisions.includes(name)));
  if (concerned.length === 0) return null;
  const href = (division: string) =>
    `${paths.writeToDivision(org, slug, division)}?to=${writtenAudience(who)}`;
  return (
    <p className="small mt-3 no-print">
      Email them:{" "}
      {concerned.map((division, index) => (
        <Fragment key={division.slug}>
          {index > 0 && ", "}
          <Link href={href(division.slug)}>{division.name}</Link>
        </Fragment>
      ))}
    </p>
  );
}
