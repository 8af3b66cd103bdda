import { z } from 'zod';

/** One line of JSON on the warden's standard input. */
export const wardenMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('watch'),
    pid: z.int().positive(),
    identity: z.string(),
    signal: z.enum(['SIGINT', 'SIGTERM', 'SIGQUIT']),
    graceMs: z.number().nonnegative(),
    /** Throw-away data of the process, removed after it. */
    directory: z.string().optional(),
  }),
  z.object({ type: z.literal('release'), pid: z.int().positive() }),
]);

export type WardenMessage = z.infer<typeof wardenMessageSchema>;
export type WatchMessage = Extract<WardenMessage, { type: 'watch' }>;
