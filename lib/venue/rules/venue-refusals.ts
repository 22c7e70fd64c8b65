export type VenueRefusal = "name-taken" | "label-taken";
