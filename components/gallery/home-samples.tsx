import type { CampusFacts } from "@/lib/season/store/campuses";
import { CampusList } from "../home/campus-list";
import { CampusPages } from "../home/campus-pages";
import { HomeSheet } from "../home/home-sheet";
import type { Sample } from "./sample";

const CAMPUSES: readonly CampusFacts[] = [
  {
    name: "Lakeside University",
    slug: "lakeside",
    seasons: [
      { name: "Spring 2027", slug: "spring-2027", status: "registration" },
      { name: "Fall 2026", slug: "fall-2026", status: "running" },
    ],
  },
  {
    name: "Harrow College",
    slug: "harrow",
    seasons: [{ name: "Spring 2027", slug: "spring-2027", status: "closed" }],
  },
  { name: "Quincy State", slug: "quincy", seasons: [] },
];

/** The landing page. */
export const HOME_SAMPLES: readonly Sample[] = [
  {
    of: "HomeSheet",
    why: "a demo",
    show: () => <HomeSheet campuses={CAMPUSES} hasMore={false} demoHref="/sign-in" />,
  },
  {
    of: "HomeSheet",
    why: "no league yet",
    show: () => <HomeSheet campuses={[]} hasMore={false} demoHref={null} />,
  },
  {
    of: "HomeSheet",
    why: "more campuses than a page shows",
    show: () => <HomeSheet campuses={CAMPUSES} hasMore demoHref={null} />,
  },
  { of: "CampusList", why: "with and without a season", show: () => <CampusList campuses={CAMPUSES} /> },
  { of: "CampusPages", why: "in the middle", show: () => <CampusPages page={2} hasMore /> },
  { of: "CampusPages", why: "the last page", show: () => <CampusPages page={42} hasMore={false} /> },
];
