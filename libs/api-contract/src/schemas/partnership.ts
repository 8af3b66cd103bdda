import * as z from 'zod/mini';
import { instantSchema, nameSchema } from './primitives.ts';

export const partnerApplicationBodySchema = z.strictObject({
  company: nameSchema,
  website: z.url({ protocol: /^https?$/ }).check(z.maxLength(300)),
  /** Whom the project reaches, and how. */
  message: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
});

/** Where a project stands in the partner programme, and its last application. */
export const partnershipSchema = z.object({
  /** `none`, `submitted`, `approved`, `declined`, or one that this version does not know. */
  status: z.string(),
  /** What partners get of each deposit, in hundredths of a percent. */
  shareBasisPoints: z.int(),
  application: z.nullable(
    z.object({
      company: z.string(),
      website: z.string(),
      message: z.string(),
      createdAt: instantSchema,
      decidedAt: z.nullable(instantSchema),
    }),
  ),
});

export type Partnership = z.infer<typeof partnershipSchema>;
