import { ADJUDICATOR_SAMPLES } from "./adjudicator-samples";
import { API_SAMPLES } from "./api-samples";
import { DESK_SAMPLES } from "./desk-samples";
import { ELIGIBILITY_SAMPLES } from "./eligibility-samples";
import { EMAIL_SAMPLES } from "./email-samples";
import { ENTRY_SAMPLES } from "./entry-samples";
import { ERASURE_SAMPLES } from "./erasure-samples";
import { FORM_SAMPLES } from "./form-samples";
import { HELD_SAMPLES } from "./held-samples";
import { HOME_SAMPLES } from "./home-samples";
import { LIVE_SAMPLES } from "./live-samples";
import { MAIL_SAMPLES } from "./mail-samples";
import { MATCH_SAMPLES } from "./match-samples";
import { ONLINE_SAMPLES } from "./online-samples";
import { PEOPLE_SAMPLES } from "./people-samples";
import { PLAYER_SAMPLES } from "./player-samples";
import { REGISTRATION_SAMPLES } from "./registration-samples";
import { REPORT_SAMPLES } from "./report-samples";
import { RETENTION_SAMPLES } from "./retention-samples";
import { ROOM_SAMPLES } from "./room-samples";
import type { GalleryPage } from "./sample";
import { SEASON_SAMPLES } from "./season-samples";
import { SET_UP_SAMPLES } from "./set-up-samples";
import { SHARING_SAMPLES } from "./sharing-samples";
import { SIGN_IN_SAMPLES } from "./sign-in-samples";
import { STAGE_SAMPLES } from "./stage-samples";
import { STANDINGS_SAMPLES } from "./standings-samples";
import { UI_SAMPLES } from "./ui-samples";
import { VENUE_SAMPLES } from "./venue-samples";
import { WAIVER_SAMPLES } from "./waiver-samples";
import { WALL_SAMPLES } from "./wall-samples";

/** The pages of the gallery. */
export const ROOMS: readonly GalleryPage[] = [
  { slug: "home", title: "Home", samples: HOME_SAMPLES },
  { slug: "ui", title: "UI", samples: UI_SAMPLES },
  { slug: "forms", title: "Forms", samples: FORM_SAMPLES },
  { slug: "match", title: "Match", samples: [...MATCH_SAMPLES, ...REPORT_SAMPLES] },
  { slug: "online", title: "Online games", samples: ONLINE_SAMPLES },
  { slug: "room", title: "Match room", samples: [...ROOM_SAMPLES, ...LIVE_SAMPLES] },
  { slug: "standings", title: "Standings", samples: STANDINGS_SAMPLES },
  { slug: "stages", title: "Stages", samples: STAGE_SAMPLES },
  { slug: "players", title: "Players", samples: PLAYER_SAMPLES },
  { slug: "season", title: "Season", samples: SEASON_SAMPLES },
  { slug: "entries", title: "Entries", samples: [...REGISTRATION_SAMPLES, ...ENTRY_SAMPLES] },
  { slug: "eligibility", title: "Who can play", samples: ELIGIBILITY_SAMPLES },
  { slug: "waivers", title: "Waivers and fees", samples: WAIVER_SAMPLES },
  { slug: "erasure", title: "Deleting an account", samples: ERASURE_SAMPLES },
  { slug: "venue", title: "Venue", samples: VENUE_SAMPLES },
  { slug: "sharing", title: "On other websites", samples: SHARING_SAMPLES },
  { slug: "wall", title: "Wall", samples: WALL_SAMPLES },
  { slug: "desk", title: "Desk", samples: [...DESK_SAMPLES, ...HELD_SAMPLES] },
  { slug: "people", title: "People", samples: PEOPLE_SAMPLES },
  { slug: "sign-in", title: "Sign-in", samples: SIGN_IN_SAMPLES },
  { slug: "mail", title: "Writing emails", samples: MAIL_SAMPLES },
  { slug: "retention", title: "How long things are kept", samples: RETENTION_SAMPLES },
  { slug: "api", title: "API", samples: API_SAMPLES },
  { slug: "set-up", title: "Setting up", samples: SET_UP_SAMPLES },
  { slug: "adjudicator", title: "Adjudicator", samples: ADJUDICATOR_SAMPLES },
  { slug: "emails", title: "Emails", samples: EMAIL_SAMPLES },
];
