import { errorStatuses } from '@onepoint/plans-domain';
import * as z from 'zod/mini';
import { idSchema, instantSchema, pageQueryShape, queryInstantSchema } from './primitives.ts';

export const loggedRequestStatuses = ['succeeded', ...errorStatuses] as const;

export type LoggedRequestStatus = (typeof loggedRequestStatuses)[number];

/** Each call of a batch has its own entry. */
export const loggedRequestSchema = z.object({
  id: z.string(),
  /** Id of the HTTP request or WebSocket message: `x-request-id` and `error.data.requestId` of its response. */
  requestId: z.string(),
  /** Position in the batch, from 0. Null for a single call. */
  batchIndex: z.nullable(z.int()),
  /** `name` is null for an unknown key. */
  apiKey: z.object({ id: z.string(), name: z.nullable(z.string()), isDeleted: z.boolean() }),
  chain: z.string(),
  /** `other` for a call that could not be parsed, or whose method isn't a plausible name. */
  method: z.string(),
  transport: z.enum(['http', 'websocket']),
  status: z.enum(loggedRequestStatuses),
  /** The gateway's error code, or the node's JSON-RPC error code. */
  code: z.nullable(z.string()),
  /** Null if no node responded. */
  latencyMs: z.nullable(z.number()),
  computeUnits: z.int(),
  createdAt: instantSchema,
});

export type LoggedRequest = z.infer<typeof loggedRequestSchema>;

/** In the order of the batch. */
export const loggedRequestCallsSchema = z.object({ requestId: z.string(), calls: z.array(loggedRequestSchema) });

export const loggedRequestCodePattern = /^(?:[A-Z_]{1,64}|-?\d{1,10})$/;

export const loggedRequestsQuerySchema = z.strictObject({
  ...pageQueryShape,
  apiKeyId: z.optional(idSchema),
  chain: z.optional(z.string().check(z.regex(/^[a-z\d-]{1,64}$/, 'Must be the name of a chain, such as ethereum'))),
  method: z.optional(z.string().check(z.regex(/^[\w.:-]{1,128}$/, 'Must be the name of a method'))),
  /** `failed` is every status except `succeeded`. */
  status: z.optional(z.enum([...loggedRequestStatuses, 'failed'])),
  code: z.optional(z.string().check(z.regex(loggedRequestCodePattern, 'Must be an error code, such as RATE_LIMITED or -32000'))),
  from: z.optional(queryInstantSchema),
  to: z.optional(queryInstantSchema),
});
