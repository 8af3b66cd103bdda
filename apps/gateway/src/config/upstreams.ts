import { findServiceChain } from '@onepoint/chains';
import { z } from 'zod';

const address = (protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address with ${protocols.join(' or ')}`,
    );

const addressesSchema = z.strictObject({
  http: z.array(address(['http:', 'https:'])).min(1),
  ws: z.array(address(['ws:', 'wss:'])).default([]),
});

/** Addresses of the nodes of one chain, in order of preference. */
export type UpstreamAddresses = z.infer<typeof addressesSchema>;

/** `{"ethereum":{"http":["http://…"],"ws":["ws://…"]},…}`: nodes by the slug of a chain in the registry. */
export const upstreamsSchema = z
  .record(
    z.string().refine((slug) => findServiceChain(slug) !== undefined, 'there is no such chain'),
    addressesSchema,
  )
  .refine((chains) => Object.keys(chains).length > 0, 'at least one chain is needed');
