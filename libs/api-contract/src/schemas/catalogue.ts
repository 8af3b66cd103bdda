import * as z from 'zod/mini';
import { depositTermsSchema } from './payment.ts';
import { centsSchema, decimalSchema } from './primitives.ts';

const monthlyPriceSchema = z.object({ kind: z.literal('monthly'), priceCents: centsSchema });

/** `priceUsd` per `perComputeUnits` compute units; `priceOldUsd` is the list price before a discount. */
const meteredPriceSchema = z.object({
  kind: z.literal('metered'),
  priceUsd: decimalSchema,
  priceOldUsd: z.nullable(decimalSchema),
  perComputeUnits: z.int(),
});

export const servedPlanSchema = z.object({
  id: z.string(),
  price: z.discriminatedUnion('kind', [monthlyPriceSchema, meteredPriceSchema]),
  limits: z.object({
    requestsPerSecond: z.int(),
    computeUnitsPerSecond: z.int(),
    /** Null without a quota. */
    computeUnitsPerDay: z.nullable(z.int()),
    /** WebSocket connections per API key, or per address without one. */
    connectionsMax: z.int(),
  }),
  isByRequest: z.boolean(),
});

/** Can be added to any plan. The price is per month. */
export const servedPackageSchema = z.object({ id: z.string(), priceCents: centsSchema, connections: z.int(), countMax: z.int() });

export const catalogueSchema = z.object({
  /** From smallest to largest. */
  plans: z.array(servedPlanSchema),
  packages: z.array(servedPackageSchema),
  deposits: depositTermsSchema,
});

export type Catalogue = z.infer<typeof catalogueSchema>;
