import {
  closurePreviewParameters,
  closurePreviewResource,
  deskClosureResource,
  deskClosureWithMatches,
} from "./desk-closure-resources";
import { deskEquipmentResource, deskReservationResource } from "./desk-equipment-resources";
import { deskRatingResource } from "./desk-rating-resource";
import {
  deskDivisionResource,
  deskEligibilityResource,
  deskEntryResource,
  deskMatchResource,
  deskSeasonResource,
} from "./desk-resources";
import { deskVenueResource } from "./desk-venue-resource";
import type { ReadOperation } from "./operations";
import { listOf } from "./resources";

/** What a token with the scope `read` reads of its maker's desk. Staff read the matches and the equipment. */
export const DESK_OPERATIONS = {
  getDeskSeason: {
    summary: "A season as its directors see it, drafts included",
    path: "/organizations/{org}/desk/seasons/{season}",
    answer: deskSeasonResource,
  },
  getDeskDivision: {
    summary: "A division as its directors see it, with the versions that commands need",
    path: "/organizations/{org}/desk/seasons/{season}/divisions/{division}",
    answer: deskDivisionResource,
  },
  getDeskEntry: {
    summary: "A player as their directors see them, with the versions that commands need",
    path: "/organizations/{org}/desk/seasons/{season}/divisions/{division}/entries/{entry}",
    answer: deskEntryResource,
  },
  getDeskEligibility: {
    summary: "Who can play: the list’s version, groups, exceptions, and holds",
    path: "/organizations/{org}/desk/seasons/{season}/eligibility",
    answer: deskEligibilityResource,
  },
  listDeskVenues: {
    summary: "The venues, with their hours, tables, boards, and clocks, and the versions that commands need",
    path: "/organizations/{org}/desk/venues",
    answer: listOf(deskVenueResource),
  },
  listDeskRatings: {
    summary: "How the players of a division rated each other, except in matches that you play in",
    path: "/organizations/{org}/desk/seasons/{season}/divisions/{division}/ratings",
    answer: listOf(deskRatingResource),
  },
  listDeskClosures: {
    summary: "The 50 latest closures of venues, latest first",
    path: "/organizations/{org}/desk/closures",
    answer: listOf(deskClosureResource),
  },
  getDeskClosure: {
    summary: "A closure as staff see it, with the matches that it changed as they are now",
    path: "/organizations/{org}/desk/closures/{closure}",
    answer: deskClosureWithMatches,
  },
  previewClosure: {
    summary: "What a closure would do now, with the version that `confirmClosure` needs",
    path: "/organizations/{org}/desk/closure-preview",
    query: closurePreviewParameters,
    answer: closurePreviewResource,
  },
  listDeskEquipment: {
    summary: "The boards and clocks as staff see them, with who has borrowed what",
    path: "/organizations/{org}/desk/equipment",
    answer: listOf(deskEquipmentResource),
  },
  listDeskReservations: {
    summary: "The next 300 matches that are booked for the rest of today as staff see them, next first",
    path: "/organizations/{org}/desk/reservations",
    answer: listOf(deskReservationResource),
  },
  listDeskMatches: {
    summary:
      "The 500 next matches that the front desk can enter results for, as staff see them, next deadline first",
    path: "/organizations/{org}/desk/matches",
    answer: listOf(deskMatchResource),
  },
  getDeskMatch: {
    summary: "A match as staff see it, with the version that commands need",
    path: "/organizations/{org}/desk/matches/{id}",
    answer: deskMatchResource,
  },
} as const satisfies Record<string, ReadOperation>;
