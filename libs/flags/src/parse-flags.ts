import * as z from 'zod/mini';

/** Checks only the shape. `tools/checks/flags.ts` checks the values, so that browsers don't have to load code for it. */
const flagSchema = z.object({
  /** Team that removes the flag. */
  owner: z.string(),
  description: z.string(),
  /** The last day, ISO 8601. After it, checks fail until the flag is extended or removed. */
  ends: z.string(),
  variants: z.record(z.string(), z.union([z.boolean(), z.string()])),
  defaultVariant: z.string(),
  /** Percentage of each variant, for an experiment or a gradual release. Without it, everyone gets the default variant. */
  split: z.optional(z.record(z.string(), z.number())),
});

const flagsSchema = z.record(z.string(), flagSchema);

export type Flag = z.infer<typeof flagSchema>;
export type Flags = Readonly<Record<string, Flag>>;

/**
 * Parses `locales/flags.json`.
 *
 * @throws {z.core.$ZodError} if it is invalid
 */
export const parseFlags = (file: unknown): Flags => flagsSchema.parse(file);
