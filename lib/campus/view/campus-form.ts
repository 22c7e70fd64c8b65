import type { CampusSignIn } from "../store/campus-sign-ins";

/** What the form shows of an organization's campus sign-in, or of none. */
export function campusForm(campus: CampusSignIn | undefined) {
  return {
    isSetUp: campus !== undefined,
    metadataUrl: campus?.metadataUrl ?? "",
    idAttribute: campus?.idAttribute ?? "",
    emailAttribute: campus?.emailAttribute ?? "",
    nameAttribute: campus?.nameAttribute ?? "",
    groupAttribute: campus?.groupAttribute ?? "",
    others: othersOf(campus),
  };
}

function othersOf(campus: CampusSignIn | undefined): "open" | "only" | "automatic" {
  if (!campus?.isOnly) return "open";
  return campus.isAutomatic ? "automatic" : "only";
}
