import { z } from "zod";
import { HOLD_KINDS } from "@/lib/eligibility/rules/may-register";
import { DUE_BY } from "@/lib/fees/rules/fee";
import { FEE_STATUSES } from "@/lib/fees/rules/ledger";
import { MATCH_STATUSES } from "@/lib/match/rules/state";

// What a director reads with a token, with the versions that commands need.

const version = (of: string) => z.string().meta({ description: `The version of ${of}, for \`seen\`.` });

export const deskSeasonResource = z
  .object({
    slug: z.string(),
    name: z.string(),
    status: z
      .enum(["draft", "registration", "running", "finished", "archived"])
      .meta({ description: "Also the version that a step of the season needs." }),
    seen: version("its name, address, and days, for `editSeason`"),
    startsOn: z.string(),
    registrationClosesOn: z.string().nullable(),
    rulesVersion: z.int().meta({ description: "The version of its rules, for `madeFrom`." }),
    settings: z
      .record(z.string(), z.string())
      .meta({ description: "Every setting of its rules as text, for `changeRules`." }),
    shape: z.string().meta({ description: "Its format, for `chooseFormat`." }),
    stages: z.array(z.string()).meta({ description: "The format of each stage." }),
    breaks: z.array(z.object({ id: z.string(), name: z.string(), from: z.string(), until: z.string() })),
    divisions: z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        name: z.string(),
        publicNames: z.enum(["full", "initial", "number"]),
        seen: version("its name, its address, and what the public reads of names, for `editDivision`"),
        spotsSeen: version("the number of spots"),
      }),
    ),
  })
  .meta({ id: "DeskSeason" });

export const deskDivisionResource = z
  .object({
    slug: z.string(),
    seen: version("everything that a draw depends on"),
    entries: z.array(
      z.object({
        id: z.string(),
        name: z.string().meta({ description: "As they registered." }),
        email: z.string().nullable(),
        status: z.string(),
      }),
    ),
    rounds: z.array(
      z.object({
        stage: z.int(),
        round: z.int(),
        opensAt: z.string(),
        deadlineAt: z.string(),
        seen: version("its dates"),
        heldForfeits: z
          .object({ matches: z.int(), stamp: z.string() })
          .nullable()
          .meta({ description: "Double forfeits that are waiting for a director, for `declareForfeits`." }),
        declaredForfeits: z
          .object({ matches: z.int(), stamp: z.string() })
          .nullable()
          .meta({ description: "Double forfeits since the deadline, for `undoForfeits`." }),
      }),
    ),
    matches: z.array(
      z.object({
        id: z.string(),
        stage: z.int(),
        round: z.int(),
        number: z.int(),
        homeEntryId: z.string(),
        awayEntryId: z.string(),
        status: z.enum(MATCH_STATUSES),
        deadlineAt: z.string(),
        seen: version("the match"),
      }),
    ),
  })
  .meta({ id: "DeskDivision" });

/** A player as their directors see them. */
export const deskEntryResource = z
  .object({
    id: z.string(),
    name: z.string().meta({ description: "As they registered." }),
    email: z.string().nullable(),
    status: z.string(),
    seen: version("where they play, for `movePlayer`"),
    nameSeen: version("their name, for `correctName`"),
    emailSeen: version("their email, for `correctEmail`"),
    campusIdSeen: version("their campus ID, for `correctCampusId`"),
    leavingStamp: z.string().meta({ description: "The version of what `removePlayer` would do." }),
    leaveRequest: z
      .object({
        note: z.string().meta({ description: "What they wrote." }),
        since: z.string().meta({ description: "When they first asked." }),
        seen: version("the request, for `declineLeaving`"),
      })
      .nullable()
      .meta({
        description: "That they asked to leave, until it’s answered or taken back, or the season is over.",
      }),
    forfeits: z
      .object({
        counting: z.int().meta({ description: "How many count, for `keepPlayer`." }),
        isAsked: z.boolean().meta({ description: "Whether the rules ask you to decide if they stay." }),
        matches: z.array(z.object({ matchId: z.string(), isForgiven: z.boolean() })),
      })
      .meta({ description: "The matches that they forfeited." }),
  })
  .meta({ id: "DeskEntry" });

/** Who can play in a season, as its directors see it: never who is on the list. */
export const deskEligibilityResource = z
  .object({
    list: z.object({
      version: z.int().meta({ description: "For `madeFrom`; 0 if there never was one." }),
      isUsed: z.boolean(),
      lines: z.int(),
    }),
    groups: z.array(z.string()).meta({ description: "The groups of the campus sign-in that can play." }),
    groupChoices: z.array(z.string()).meta({ description: "The groups that the organization knows about." }),
    exceptions: z.array(z.object({ id: z.string(), email: z.string(), reason: z.string() })),
    holds: z.array(
      z.object({
        id: z.string(),
        email: z.string(),
        kind: z.enum(HOLD_KINDS),
        lastOn: z.string().nullable(),
        note: z.string().nullable(),
      }),
    ),
    waiver: z.object({
      version: z.int().meta({ description: "For `madeFrom`; 0 if there never was one." }),
      text: z.string().nullable().meta({ description: "Null if the season asks for none." }),
      players: z.array(
        z.object({
          userId: z.string(),
          name: z.string(),
          acceptedVersion: z.int().nullable(),
          paperId: z.string().nullable().meta({ description: "For `removePaperWaiver`." }),
        }),
      ),
    }),
    fee: z.object({
      version: z.int().meta({ description: "For `madeFrom`; 0 if there never was one." }),
      name: z.string().nullable().meta({ description: "Null if there’s nothing to pay." }),
      amount: z.string().nullable(),
      currency: z.string().nullable(),
      due: z.enum(DUE_BY).nullable(),
      whereToPay: z.string().nullable(),
      players: z.array(
        z.object({
          userId: z.string(),
          name: z.string(),
          standing: z.enum(FEE_STATUSES).meta({ description: "What the last line of the ledger says." }),
          owes: z.boolean().meta({
            description: "Whether they owe the fee. A player who is on the waitlist or has left doesn’t.",
          }),
          seen: version("the player’s ledger, for `markFee`"),
        }),
      ),
    }),
  })
  .meta({ id: "DeskEligibility" });

export type DeskEntryResource = z.output<typeof deskEntryResource>;
export type DeskEligibilityResource = z.output<typeof deskEligibilityResource>;

const deskSide = z.object({ entryId: z.string(), name: z.string() });

/** A match as the front desk needs it to enter a result. */
export const deskMatchResource = z
  .object({
    id: z.string(),
    season: z.string().meta({ description: "The season’s address." }),
    division: z.string().meta({ description: "The division’s address." }),
    round: z.int(),
    number: z.int(),
    home: deskSide.meta({ description: "Has White in game 1." }),
    away: deskSide,
    status: z.enum(MATCH_STATUSES),
    scheduledAt: z.string().nullable(),
    deadlineAt: z.string(),
    seen: version("the match"),
  })
  .meta({ id: "DeskMatch" });

export type DeskMatchResource = z.output<typeof deskMatchResource>;
export type DeskSeasonResource = z.output<typeof deskSeasonResource>;
export type DeskDivisionResource = z.output<typeof deskDivisionResource>;
