"use server";

import { redirect } from "next/navigation";
import { currentSessionId } from "@/lib/auth/current-session";
import { adminForm } from "@/lib/auth/form-action";
import { refuseForm } from "@/lib/auth/refuse-form";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { fetchMetadata } from "@/lib/jobs/fetch-metadata";
import { paths } from "@/lib/paths";
import { type Answer, accept } from "@/lib/shared/answer";
import { type FormErrors, formErrors } from "@/lib/shared/form";
import { campusGroupsInput, campusSignInInput, endCampusInput } from "../input/campus-sign-in";
import type { FetchRefusal, MetadataRefusal } from "../rules/metadata-refusals";
import { isSameProvider } from "../saml/is-same-provider";
import { readMetadata } from "../saml/read-metadata";
import {
  type CampusEdit,
  type CampusEditRefusal,
  deleteCampusSignIn,
  saveCampusSignIn,
} from "../store/campus-sign-ins";
import { saveGroupSettings } from "../store/groups";
import { metadataSentence } from "../words/metadata-refusals";

// How an organization's people sign in with their campus account.

/** Saves the provider and what's expected of it. */
export const editCampusSignIn = adminForm(campusSignInInput, async ({ scope, organization }, input, form) => {
  const { metadataUrl, metadata, others, seen, org: _org, ...choices } = input;
  const provider = await readProvider(metadataUrl, metadata);
  if (!provider.ok) {
    const sentence = metadataSentence(provider.refusal);
    return formErrors(form, sentence, { [metadataUrl ? "metadataUrl" : "metadata"]: sentence });
  }
  const isOnly = others !== "open";
  const edit = { ...choices, isOnly, isAutomatic: others === "automatic", provider: provider.value };
  const sessionId = (await currentSessionId()) ?? "";
  const answer = await saveCampusSignIn(scope, edit, { seen, at: now(), sessionId });
  if (!answer.ok) return refused(form, answer.refusal);
  redirect(`${paths.campusSignIn(organization.slug)}?done=saved`);
});

/** Ends campus sign-in. */
export const endCampusSignIn = adminForm(endCampusInput, async ({ scope, organization }, { seen }, form) => {
  const answer = await deleteCampusSignIn(scope, { seen, at: now() });
  if (!answer.ok) return refused(form, answer.refusal);
  redirect(`${paths.campusSignIn(organization.slug)}?done=ended`);
});

/** Saves which groups of the campus the organization wants to know about. */
export const editCampusGroups = adminForm(
  campusGroupsInput,
  async ({ scope, organization }, { names, oidcClaim, days, seen }, form) => {
    const answer = await saveGroupSettings(scope, { names, oidcClaim, days }, { seen, at: now() });
    if (!answer.ok) return refused(form, answer.refusal);
    redirect(`${paths.campusSignIn(organization.slug)}?done=groups`);
  },
);

/** The provider that the form names, read now; undefined if it names none, so that the one from before stays. */
async function readProvider(
  metadataUrl: string,
  pasted: string,
): Promise<Answer<CampusEdit["provider"], FetchRefusal | MetadataRefusal>> {
  if (!metadataUrl && !pasted) return accept(undefined);
  const fetched = metadataUrl ? await fetchMetadata(metadataUrl) : accept(pasted);
  if (!fetched.ok) return fetched;
  const allowsHttp = env().appUrl.startsWith("http:");
  const idp = readMetadata(fetched.value, { at: now().getTime(), allowsHttp });
  if (!idp.ok) return idp;
  const { entityId } = idp.value;
  const read = { entityId, metadata: fetched.value, metadataUrl: metadataUrl || null };
  return accept({ ...read, continues: (before) => isSameProvider(before, read) });
}

const SENTENCES: Record<CampusEditRefusal, { readonly sentence: string; readonly field?: string }> = {
  changed: { sentence: "Someone changed this after you opened the page. Check it, then save again." },
  "metadata-missing": {
    sentence: "Enter the address of your campus’s metadata, or paste the metadata.",
    field: "metadataUrl",
  },
  "sign-in-first": {
    sentence:
      "First sign in with your own campus account, so that we know it works. Save this with the other ways open, sign out, and come back with your campus account.",
    field: "others",
  },
};

function refused(form: FormData, refusal: CampusEditRefusal): FormErrors {
  const { sentence, field } = SENTENCES[refusal];
  if (refusal === "changed") return refuseForm(form, refusal, sentence);
  return formErrors(form, sentence, field ? { [field]: sentence } : {});
}
