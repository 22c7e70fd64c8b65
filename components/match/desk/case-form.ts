/** Whose case a form is about. */
export type CaseFormProps = { readonly org: string };
