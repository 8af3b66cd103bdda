import { z } from 'zod/mini';
import { rawSamples } from '../code/raw-samples.ts';
import { defineMethod } from '../define-method.ts';
import type { RpcRequest } from '../wallet-method.ts';

const paramsSchema = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]);

/** Any method with any parameters: `params` is JSON, an array or an object. */
export const raw = defineMethod({
  id: 'raw',
  group: 'raw',
  rpcMethod: null,
  asksPerson: true,
  sendsTransaction: false,
  fields: { method: { kind: 'text' }, params: { kind: 'json', isOptional: true } },
  example: () => ({ method: 'eth_blockNumber', params: '[]' }),
  toRequest,
  samples: (values) => rawSamples(toRequest(values)),
});

function toRequest({ method, params }: Readonly<Record<'method' | 'params', string>>): RpcRequest {
  return params === '' ? { method } : { method, params: paramsSchema.parse(JSON.parse(params)) };
}
