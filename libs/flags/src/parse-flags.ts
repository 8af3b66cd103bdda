import * as z from 'zod/mini';

const weight = z.number().check(z.int(), z.minimum(0), z.maximum(100));

const flagSchema = z
  .object({
    /** Which team ends it. */
    owner: z.enum(['marketing', 'product', 'design', 'playground']),
    description: z.string().check(z.minLength(1)),
    /** The last day, ISO 8601. After it, checks fail until the flag is extended or removed. */
    ends: z.iso.date(),
    variants: z.record(z.string(), z.union([z.boolean(), z.string()])),
    defaultVariant: z.string(),
    /** Weights of variants, for an experiment or a gradual release. Without it, everyone gets the default variant. */
    split: z.optional(z.record(z.string(), weight)),
  })
  .check(
    z.refine(({ variants, defaultVariant }) => Object.hasOwn(variants, defaultVariant), {
      path: ['defaultVariant'],
      error: 'is not one of the variants',
    }),
    z.refine(({ variants, split = {} }) => Object.keys(split).every((name) => Object.hasOwn(variants, name)), {
      path: ['split'],
      error: 'has a name that is not one of the variants',
    }),
    z.refine(({ split }) => split === undefined || Object.values(split).reduce((sum, share) => sum + share, 0) === 100, {
      path: ['split'],
      error: 'must add up to 100',
    }),
  );

/** `locales/flags.json`: flags by key. */
const flagsSchema = z.record(z.string(), flagSchema);

export type Flag = z.infer<typeof flagSchema>;
export type Flags = Readonly<Record<string, Flag>>;

/**
 * Parses the file of flags.
 *
 * @throws {z.core.$ZodError} if it is anything else
 */
export const parseFlags = (file: unknown): Flags => flagsSchema.parse(file);
