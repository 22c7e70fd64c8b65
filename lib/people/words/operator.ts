/** Who did something, in an email, if no one at the organization did. */
export const OPERATOR = "The operator of this site";
