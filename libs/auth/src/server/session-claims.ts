import * as z from 'zod/mini';

/** The claims of a session token that are used here (Clerk's session token, version 2). */
export const sessionClaimsSchema = z.object({
  iss: z.string(),
  azp: z.string(),
  sub: z.string().check(z.minLength(1)),
  sid: z.string().check(z.minLength(1)),
  exp: z.int(),
  sts: z.optional(z.string()),
});
