import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RegistrationDoneNotice } from "./registration-done-notice";

test.each([
  { done: "waiting", says: "gets it automatically" },
  { done: "waiting-late", says: "the director gives you the open spot" },
])("after $done, the waitlist works as it says", ({ done, says }) => {
  expect(renderToStaticMarkup(<RegistrationDoneNotice done={done} />)).toContain(says);
});
