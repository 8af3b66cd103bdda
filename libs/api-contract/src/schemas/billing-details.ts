import * as z from 'zod/mini';
import { emailSchema, lineSchema, linesSchema } from './primitives.ts';

/** Maximum length of each field, also checked by forms. */
export const billingDetailsLengths = { companyName: 200, address: 500, taxId: 50, email: 300 } as const;

/** Billing details for a project's statements. An empty field was not provided. */
export const billingDetailsSchema = z.object({
  companyName: z.string(),
  /** Lines separated by `\n`. */
  address: z.string(),
  /** As issued by the tax office; not validated. */
  taxId: z.string(),
  email: z.string(),
});

export type BillingDetails = z.infer<typeof billingDetailsSchema>;

/** Changes only the given fields. */
export const updateBillingDetailsBodySchema = z
  .strictObject({
    companyName: z.optional(lineSchema(billingDetailsLengths.companyName)),
    address: z.optional(linesSchema(billingDetailsLengths.address)),
    taxId: z.optional(lineSchema(billingDetailsLengths.taxId)),
    email: z.optional(z.union([z.literal(''), emailSchema])),
  })
  .check(z.refine((body) => Object.keys(body).length > 0, 'Must change at least one field'));
