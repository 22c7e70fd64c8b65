/**
 * What a page says in its head if it's a document: complete as HTML, without React in the browser. `PublicFrame` decides
 * it, and lib/front/documents.ts takes the framework out.
 */
export const DOCUMENT_MARK = { name: "rookery-page", content: "document" } as const;

/**
 * What a page says that needs React, but is complete before it's there: lib/front/late-app.ts lets React's scripts wait until
 * the page has been shown, or until someone touches it.
 */
export const LATE_APP_MARKS = {
  shown: { name: "rookery-page", content: "app-when-shown" },
  touched: { name: "rookery-page", content: "app-when-touched" },
} as const;

/** What React's scripts wait for. */
export type AppStart = keyof typeof LATE_APP_MARKS;
