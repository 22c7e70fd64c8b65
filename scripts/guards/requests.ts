import type { Guard } from "./guard.ts";

/** What comes in from a browser. */
export const REQUEST_GUARDS: readonly Guard[] = [
  {
    name: "a form comes from this site by its origin",
    without: {
      file: "lib/front/sender.ts",
      text: 'return headers.origin === own && (site === undefined || site === "same-origin");',
      rather: 'return site === undefined || site === "same-origin";',
    },
    noticedBy: ["lib/front/requests.test.ts"],
  },
  {
    name: "a form comes from this site by its sec-fetch-site",
    without: {
      file: "lib/front/sender.ts",
      text: 'return headers.origin === own && (site === undefined || site === "same-origin");',
      rather: "return headers.origin === own;",
    },
    noticedBy: ["lib/front/requests.test.ts"],
  },
  {
    name: "only GET and HEAD reach cached pages",
    without: {
      file: "lib/front/steps.ts",
      text: 'if (!allowed.split(", ").includes(method)) return { refusal: "wrong-method", headers: { Allow: allowed } };',
      rather: "",
    },
    noticedBy: ["lib/front/requests.test.ts"],
  },
  {
    name: "errors aren't cached",
    without: {
      file: "lib/front/page-cache.mjs",
      text: "if (data?.status >= 400) return dropGone(key, data);",
      rather: "",
    },
    noticedBy: ["lib/front/page-cache.test.ts"],
  },
  {
    name: "a large form is read only from somebody who is signed in",
    without: {
      file: "lib/front/photo-bodies.ts",
      text: 'await userOf(request.headers.cookie ?? "");',
      rather: '(await userOf(request.headers.cookie ?? "")) ?? String(Math.random());',
    },
    noticedBy: ["lib/front/photo-bodies.test.ts"],
  },
  {
    name: "one person sends one large form at a time",
    without: {
      file: "lib/front/photo-bodies.ts",
      text: "if (sending.has(sender)) {",
      rather: "if (sending.has(sender) && !sender) {",
    },
    noticedBy: ["lib/front/photo-bodies.test.ts"],
  },
  {
    name: "photos lose where they were taken",
    without: {
      file: "lib/match/store/photos/develop.ts",
      text: ".autoOrient()",
      rather: ".keepMetadata()",
    },
    noticedBy: ["lib/match/store/photos/develop.test.ts"],
  },
  {
    name: "a photo has a limited number of pixels",
    without: {
      file: "lib/match/store/photos/develop.ts",
      text: "limitInputPixels: MOST_PIXELS,",
      rather: "limitInputPixels: false,",
    },
    noticedBy: ["lib/match/store/photos/develop.test.ts"],
  },
  {
    name: "a form has a limited number of fields",
    without: {
      file: "lib/front/form.ts",
      text: 'if (fields.length === MOST_FIELDS) return "too-many-fields";',
      rather: "",
    },
    noticedBy: ["lib/front/body.test.ts"],
  },
];
