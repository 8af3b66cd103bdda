/** What the cookies of somebody who seems to be signed in hold: Clerk keeps the time of the last sign-in in one, `0` when signed out. */
export const signedInCookie = /__client_uat[\w-]*=[1-9]/;
