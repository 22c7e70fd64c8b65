type Trouble = { readonly title: string; readonly text: string };

const DEFAULT: Trouble = {
  title: "That did not work, and you are not signed in.",
  text: "Try again. If it happens twice, ask for a link by e-mail, or tell your league office.",
};

const PROVIDER: Trouble = {
  title: "Your campus account did not answer as it should.",
  text: "You are not signed in. Try again, or ask for a link by e-mail.",
};

/** What went wrong on the way in and what one can do, by the word in the address. */
export const SIGN_IN_TROUBLES: Readonly<Record<string, Trouble>> & { readonly Default: Trouble } = {
  email: { title: "Write a whole e-mail address, like amara@lakeside.example.", text: "" },
  Verification: {
    title: "This link was used before, or it is older than ten minutes.",
    text: "Ask for a new one here. It comes at once.",
  },
  AccessDenied: {
    title: "Your campus account has not confirmed this e-mail address.",
    text: "Confirm the address there, or ask for a link by e-mail here.",
  },
  OAuthSignin: PROVIDER,
  OAuthCallback: PROVIDER,
  Callback: PROVIDER,
  OAuthAccountNotLinked: PROVIDER,
  EmailSignin: {
    title: "The letter with your link could not be sent.",
    text: "Nothing is wrong with your address. Try again in a minute.",
  },
  CredentialsSignin: {
    title: "This person is not in the demo any more.",
    text: "Choose another one below.",
  },
  Default: DEFAULT,
};
