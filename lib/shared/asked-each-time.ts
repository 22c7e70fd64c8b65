/** What everyone can read, as a Cache-Control: caches can keep it, and ask each time whether it's still right. */
export const ASKED_EACH_TIME = "public, max-age=0, must-revalidate";
