import * as z from 'zod/mini';

/** The one shape of every error reply. `code` is a string on the wire, so that an older client survives a newer code. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
    details: z.optional(z.record(z.string(), z.unknown())),
  }),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
