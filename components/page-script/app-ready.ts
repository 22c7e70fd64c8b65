/** The event of a part of the page that says that React has taken it over. */
export const APP_READY = "app-ready";
