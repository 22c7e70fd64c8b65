export type VenueRefusal = "name-taken" | "label-taken" | "days-taken";

/** Why the venue of a season stays as it is. */
export type SeasonVenueRefusal = "changed" | "online" | "season-over";
