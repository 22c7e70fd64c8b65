import type { z } from "zod";
import type { AdminScope, DirectorScope, StaffScope } from "@/lib/people/rules/permissions";
import { type FormErrors, type FormState, formOf, readForm } from "@/lib/shared/form";
import { isSlug } from "@/lib/shared/form-fields";
import {
  type Desk,
  type LocatedActor,
  requireActor,
  requireAdmin,
  requireDirector,
  requireStaff,
} from "./gates";

/**
 * Wraps a form's action: first checks who asks, then reads the form, then does the rest. `admit` turns away everyone
 * without access, so a visitor's form is dropped unread, whatever its size.
 */
export function formAction<Asker, Schema extends z.ZodType>(
  admit: (org: string) => Promise<Asker>,
  schema: Schema,
  act: (asker: Asker, input: z.output<Schema>, form: FormData) => Promise<FormState>,
) {
  return async (_before: FormState, sent: FormData): Promise<FormState> => {
    const form = formOf(sent);
    const asker = await admit(organizationIn(form));
    const input = readForm(schema, form);
    return input.ok ? act(asker, input.value, form) : input.errors;
  };
}

/** A form for anyone who is signed in. Visitors sign in first and come back to `page`. */
export function personForm<Schema extends z.ZodType>(
  page: string,
  schema: Schema,
  act: Act<LocatedActor, Schema>,
) {
  return formAction(() => requireActor(page), schema, act);
}

/** A form for an organization's directors. */
export function directorForm<Schema extends z.ZodType>(
  schema: Schema,
  act: Act<Desk<DirectorScope>, Schema>,
) {
  return formAction(requireDirector, schema, act);
}

/** A form for an organization's admins. */
export function adminForm<Schema extends z.ZodType>(schema: Schema, act: Act<Desk<AdminScope>, Schema>) {
  return formAction(requireAdmin, schema, act);
}

/** A form for an organization's front desk. */
export function staffForm<Schema extends z.ZodType>(schema: Schema, act: Act<Desk<StaffScope>, Schema>) {
  return formAction(requireStaff, schema, act);
}

/** The state of a form with a preview: as it was typed, or showing what it would do. */
export type PreviewState<Preview> =
  | { readonly errors: FormErrors; readonly preview: null }
  | { readonly errors: null; readonly preview: Preview }
  | null;

/** A form for an organization's directors that first shows what it would do. */
export function directorPreview<Schema extends z.ZodType, Preview>(
  schema: Schema,
  act: (desk: Desk<DirectorScope>, input: z.output<Schema>, form: FormData) => Promise<PreviewState<Preview>>,
) {
  return async (_before: PreviewState<Preview>, sent: FormData): Promise<PreviewState<Preview>> => {
    const form = formOf(sent);
    const desk = await requireDirector(organizationIn(form));
    const input = readForm(schema, form);
    return input.ok ? act(desk, input.value, form) : { errors: input.errors, preview: null };
  };
}

type Act<Asker, Schema extends z.ZodType> = Parameters<typeof formAction<Asker, Schema>>[2];

/** The organization a form names. This field decides who can send the form. */
function organizationIn(form: FormData): string {
  const org = form.get("org");
  return typeof org === "string" && isSlug(org) ? org : "";
}
