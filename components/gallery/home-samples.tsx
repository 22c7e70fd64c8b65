import { HomeSheet } from "../home/home-sheet";
import type { Sample } from "./sample";

const CAMPUSES = [
  {
    name: "Lakeside University",
    href: "/lakeside",
    seasons: [
      { name: "Spring 2027", href: "/lakeside/spring-2027", status: "open for registration" },
      { name: "Fall 2026", href: "/lakeside/fall-2026", status: "under way" },
    ],
  },
  { name: "Harrow College", href: "/harrow", seasons: [] },
];

/** The landing page. */
export const HOME_SAMPLES: readonly Sample[] = [
  { of: "HomeSheet", why: "a demo", show: () => <HomeSheet campuses={CAMPUSES} demoHref="/sign-in" /> },
  { of: "HomeSheet", why: "no league yet", show: () => <HomeSheet campuses={[]} demoHref={null} /> },
];
