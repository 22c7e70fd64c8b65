import type { ReactNode } from "react";
import { paths } from "@/lib/paths";
import { type AppStart, DOCUMENT_MARK, LATE_APP_MARKS } from "@/lib/shared/document-mark";
import { AccountMenu, type DeskLink } from "./account-menu";
import type { NavItem } from "./nav-item";
import { type Foot, Page } from "./page";
import { YourCorner } from "./your-corner";

/** The league a page belongs to. Without a season, the season's own pages are left out of the navigation. */
export type League = {
  readonly organization?:
    | { readonly slug: string; readonly name: string; readonly office: string }
    | undefined;
  readonly season?: { readonly slug: string; readonly firstDivision?: string | undefined } | undefined;
};

export const SECTIONS = [
  "move",
  "tables",
  "rules",
  "season",
  "desk",
  "seasons",
  "people",
  "places",
  "front-desk",
  "log",
] as const;
export type Section = (typeof SECTIONS)[number];

type FrameProps = League & { readonly current?: Section | undefined; readonly children: ReactNode };

/**
 * The frame of a public page: the same for everyone, so it can be cached. `parts`: links to parts of the page.
 *
 * The page is a document (docs/decisions/0050): the front takes React out of it, unless it says with `app` that it needs
 * React in the browser, and when: once the page has been shown, or once someone touches it (0057). A test reads the imports
 * of all others (scripts/source/document-pages.test.ts).
 */
export function PublicFrame({
  organization,
  season,
  current,
  parts = [],
  app,
  children,
}: FrameProps & { readonly parts?: readonly NavItem[]; readonly app?: AppStart | undefined }) {
  return (
    <Page
      nav={[...parts, ...leagueNav({ organization, season }, current), { ...MOVE, isForKnown: true }]}
      corner={<YourCorner />}
      foot={footOf({ organization, season })}
      home={organization ? paths.organization(organization.slug) : paths.home()}
    >
      <meta {...(app ? LATE_APP_MARKS[app] : DOCUMENT_MARK)} />
      {children}
    </Page>
  );
}

type Reader = { readonly name: string | null; readonly email: string };

/** The frame of a page for one signed-in person. */
export function MemberFrame({
  reader,
  waiting,
  organization,
  season,
  current,
  desk,
  children,
}: FrameProps & {
  readonly reader: Reader;
  readonly waiting?: number | undefined;
  /** The link to a person's desk, if they have one. */
  readonly desk?: DeskLink | null | undefined;
}) {
  return (
    <Page
      nav={[
        ...leagueNav({ organization, season }, current),
        { ...MOVE, count: waiting, current: current === "move" },
        ...(desk
          ? [{ href: desk.href, label: "Desk", icon: "inbox", count: desk.waiting } satisfies NavItem]
          : []),
      ]}
      corner={<AccountMenu name={reader.name ?? reader.email} />}
      foot={footOf({ organization, season })}
      home={organization ? paths.organization(organization.slug) : paths.home()}
    >
      {children}
    </Page>
  );
}

/** The frame of a page for the people who run an organization. */
export function DeskFrame({
  reader,
  organization,
  queue,
  current,
  isAdmin = false,
  isDirector = true,
  children,
}: {
  readonly reader: Reader;
  readonly organization: NonNullable<League["organization"]>;
  readonly queue?: number | undefined;
  readonly current: Section;
  readonly isAdmin?: boolean;
  readonly isDirector?: boolean;
  readonly children: ReactNode;
}) {
  const org = organization.slug;
  const nav: NavItem[] = [
    ...(isDirector
      ? ([
          { href: paths.desk(org), label: "Desk", icon: "inbox", count: queue, current: current === "desk" },
          {
            href: paths.deskSeasons(org),
            label: "Seasons",
            icon: "calendar-days",
            current: current === "seasons",
          },
          {
            href: paths.deskVenues(org),
            label: "Venues",
            icon: "map-pin",
            current: current === "places",
          },
        ] satisfies NavItem[])
      : []),
    {
      href: paths.equipment(org),
      label: "Front desk",
      icon: "package",
      current: current === "front-desk",
    },
    ...(isAdmin
      ? [
          {
            href: paths.people(org),
            label: "People",
            icon: "id-card",
            current: current === "people",
          } satisfies NavItem,
        ]
      : []),
    MOVE,
  ];
  return (
    <Page
      nav={nav}
      corner={<AccountMenu name={reader.name ?? reader.email} />}
      foot={footOf({ organization })}
      home={paths.organization(org)}
      className="p-desk"
    >
      {children}
    </Page>
  );
}

const MOVE: NavItem = { href: paths.me(), label: "Your move", icon: "your-move" };

function leagueNav({ organization, season }: League, current: Section | undefined): NavItem[] {
  if (!organization) return [];
  const home: NavItem = {
    href: season ? paths.season(organization.slug, season.slug) : paths.organization(organization.slug),
    label: "Season",
    icon: "calendar-days",
    current: current === "season",
  };
  if (!season) return [home];
  const tables: NavItem[] = season.firstDivision
    ? [
        {
          href: paths.division(organization.slug, season.slug, season.firstDivision),
          label: "Standings",
          icon: "list-ordered",
          current: current === "tables",
        },
      ]
    : [];
  const rules: NavItem = {
    href: paths.ruleSheet(organization.slug, season.slug),
    label: "Rules",
    icon: "book-open",
    current: current === "rules",
  };
  return [...tables, rules, home];
}

function footOf({ organization, season }: League): Foot {
  const rules =
    organization && season
      ? [{ href: paths.ruleSheet(organization.slug, season.slug), label: "Rule sheet" }]
      : [];
  const asked = organization && season ? { rules: `${organization.slug}/${season.slug}` } : {};
  return {
    organization: organization?.name,
    office: organization?.office,
    links: [
      ...rules,
      ...(organization ? [{ href: paths.search(organization.slug), label: "Search" }] : []),
      { href: paths.adjudicator(asked), label: "What do the rules say?" },
      { href: paths.privacy(), label: "Privacy: who sees what" },
    ],
  };
}
