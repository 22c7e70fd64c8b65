import { CAMPUS_ERRORS } from "@/lib/campus/words/campus-errors";
import { FRESH_MINUTES } from "@/lib/people/rules/fresh-sign-in";
import { CAMPUS_REFUSAL_SENTENCES } from "@/lib/people/words/campus-refusals";

export type SignInError = { readonly title: string; readonly text: string };

const DEFAULT: SignInError = {
  title: "That didn’t work. You’re not signed in.",
  text: "Try again. If it keeps happening, get a link by email, or tell your league office.",
};

const PROVIDER: SignInError = {
  title: "Your campus account didn’t respond as expected.",
  text: "You’re not signed in. Try again, or get a link by email.",
};

/** What went wrong while signing in and what to do about it, by the error name in the address. */
const SIGN_IN_ERRORS: Readonly<Record<string, SignInError>> = {
  ...CAMPUS_REFUSAL_SENTENCES,
  ...CAMPUS_ERRORS,
  Verification: {
    title: "This link has been used, or it’s more than ten minutes old.",
    text: "Get a new one here. It arrives right away.",
  },
  Unsent: {
    title: "You were signed out, so your form wasn’t sent.",
    text: "Sign in, and you’ll go back to its page to fill it in again.",
  },
  SessionEnded: {
    title: "You were signed out before your campus account was connected.",
    text: "Nothing was connected. Sign in and try again from your profile.",
  },
  SignInAgain: {
    title: "Sign in again to connect a campus account.",
    text: `To protect your profile, you can only connect one within ${FRESH_MINUTES} minutes of signing in. Sign in, then press the button on your profile again.`,
  },
  OAuthSignin: PROVIDER,
  OAuthCallback: PROVIDER,
  Callback: PROVIDER,
  EmailSignin: {
    title: "We couldn’t send the email with your link.",
    text: "There’s nothing wrong with your address. Try again in a minute.",
  },
  CredentialsSignin: {
    title: "This person is no longer in the demo.",
    text: "Choose another person below.",
  },
};

/** The text for the error name in the address, which can be anything. */
export function findSignInError(error: string): SignInError {
  return (Object.hasOwn(SIGN_IN_ERRORS, error) && SIGN_IN_ERRORS[error]) || DEFAULT;
}
