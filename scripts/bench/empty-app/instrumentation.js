/** Nothing to start. Without this file the framework would take that of Rookery. */
export function register() {}
