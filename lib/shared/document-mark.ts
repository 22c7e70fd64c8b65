/**
 * What a page says in its head if it's a document: complete as HTML, without React in the browser. `PublicFrame` decides
 * it, and lib/front/documents.ts takes the framework out.
 */
export const DOCUMENT_MARK = { name: "rookery-page", content: "document" } as const;
