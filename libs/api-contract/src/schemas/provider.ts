import * as z from 'zod/mini';
import { idSchema, instantSchema, nameSchema } from './primitives.ts';

const upstreamUrlSchema = z.url({ protocol: /^(https?|wss?)$/ }).check(z.maxLength(300));

/** A node that a provider project serves through the gateway. */
export const providerSchema = z.object({
  id: z.string(),
  name: z.string(),
  chain: z.string(),
  url: z.string(),
  status: z.enum(['active', 'paused']),
  createdAt: instantSchema,
});

export type Provider = z.infer<typeof providerSchema>;

export const createProviderBodySchema = z.strictObject({ name: nameSchema, chain: idSchema, url: upstreamUrlSchema });

export const updateProviderBodySchema = z
  .strictObject({
    name: z.optional(nameSchema),
    url: z.optional(upstreamUrlSchema),
    status: z.optional(z.enum(['active', 'paused'])),
  })
  .check(z.refine((body) => Object.keys(body).length > 0));
