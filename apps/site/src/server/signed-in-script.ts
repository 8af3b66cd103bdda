/**
 * Source of the inline script that says, before the first paint, whether the reader seems to be signed in: Clerk keeps the time of
 * the last sign-in in a cookie, `0` when signed out. It only chooses which button is shown; nothing is protected by it.
 */
export const signedInScript =
  'if(/(?:^|;\\s*)__client_uat(?:_[\\w-]+)?=[1-9]/.test(document.cookie))document.documentElement.dataset.signedIn="";';
