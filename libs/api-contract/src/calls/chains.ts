import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { chainHeadSchema, chainSchema } from '../schemas/chain.ts';

/** Not in the specification: chains are server data (decision 2). */
export const listChains = defineCall({
  operationId: 'listChains',
  method: 'GET',
  path: '/v1/chains',
  tag: 'Chains',
  summary: 'List chains',
  access: 'public',
  scope: null,
  replies: { 200: z.array(chainSchema) },
  errors: [],
  cacheSecs: 60,
});

/** Not in the specification: public pages compare an endpoint's responses with these heads. */
export const listChainHeads = defineCall({
  operationId: 'listChainHeads',
  method: 'GET',
  path: '/v1/chainHeads',
  tag: 'Chains',
  summary: 'Get the status of all chains',
  access: 'public',
  scope: null,
  replies: { 200: z.array(chainHeadSchema) },
  errors: [],
  cacheSecs: 2,
});
