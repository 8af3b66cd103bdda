import * as z from 'zod/mini';
import { emailSchema, lineSchema, linesSchema } from './primitives.ts';

/** Longest text of each field, also checked by forms. */
export const billingDetailsLengths = { companyName: 200, address: 500, taxId: 50, email: 300 } as const;

/** Who a project's statements are made out to. An empty text is a field that was left out. */
export const billingDetailsSchema = z.object({
  companyName: z.string(),
  /** Lines separated by `\n`. */
  address: z.string(),
  /** As the tax office writes it, not checked. */
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
