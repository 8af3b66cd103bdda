import { findServiceChain } from '@onepoint/chains';
import { z } from 'zod';
import { isComparable } from '../rpc/block-use.ts';
import type { KnownFeatures } from './node-features.ts';

const address = (protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address with ${protocols.join(' or ')}`,
    );

const features = { archive: z.boolean().optional(), trace: z.boolean().optional(), debug: z.boolean().optional() };

const node = (protocols: readonly string[]) => z.union([address(protocols), z.strictObject({ url: address(protocols), ...features })]);

/** If only half of the nodes or fewer had to agree, two different answers could both be accepted. */
const votesSchema = z
  .strictObject({ agree: z.number().int().min(2), of: z.number().int().min(2).max(9) })
  .refine(({ agree, of }) => agree <= of && 2 * agree > of, 'agree must be more than half of of, and at most of');

/** How many nodes must return the same answer (`agree`), out of how many (`of`). */
export type Votes = z.infer<typeof votesSchema>;

const quorumSchema = z.record(z.string().refine(isComparable, 'nodes can’t be compared by this method'), votesSchema);

const addressesSchema = z
  .strictObject({
    http: z.array(node(['http:', 'https:'])).min(1),
    ws: z.array(node(['ws:', 'wss:'])).default([]),
    quorum: quorumSchema.optional(),
  })
  .refine(
    ({ http, quorum = {} }) => Object.values(quorum).every(({ of }) => of <= http.length),
    'quorum asks more nodes than there are in http',
  );

type NodeAddress = z.infer<ReturnType<typeof node>>;

/** Nodes in order of preference, and the methods with a quorum. */
export type UpstreamAddresses = z.infer<typeof addressesSchema>;

/**
 * Nodes by chain slug:
 * `{"ethereum":{"http":["http://…",{"url":"http://…","archive":false}],"ws":["ws://…"],"quorum":{"eth_call":{"agree":2,"of":3}}},…}`
 */
export const upstreamsSchema = z
  .record(
    z.string().refine((slug) => findServiceChain(slug) !== undefined, 'there is no such chain'),
    addressesSchema,
  )
  .refine((chains) => Object.keys(chains).length > 0, 'at least one chain is needed');

export function readNode(entry: NodeAddress): { readonly url: string; readonly configured: KnownFeatures } {
  if (typeof entry === 'string') return { url: entry, configured: {} };
  const { url, ...configured } = entry;
  return { url, configured };
}
