/** The framework's own settings. Without this file it would take those of Rookery. */
export default {};
