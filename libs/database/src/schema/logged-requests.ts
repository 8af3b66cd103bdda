import { bigint, boolean, integer, pgTable, primaryKey, real, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Recent failed calls of each project and a sample of its successful ones. Limited by `requestLog` of `@onepoint/plans-domain`. */
export const loggedRequests = pgTable(
  'logged_requests',
  {
    projectId: text('project_id').notNull(),
    isFailed: boolean('is_failed').notNull(),
    /** Increases per project and `isFailed`. */
    position: bigint('position', { mode: 'number' }).notNull(),
    requestId: text('request_id').notNull(),
    /** Position of the call in its batch, from 0; null for a single call. */
    batchIndex: smallint('batch_index'),
    apiKeyId: text('api_key_id').notNull(),
    chain: text('chain').notNull(),
    method: text('method').notNull(),
    transport: text('transport').$type<'http' | 'websocket'>().notNull(),
    /** `succeeded`, or one of `errorStatuses`. */
    status: text('status').notNull(),
    /** The gateway's error code, or the JSON-RPC error code from the node. */
    code: text('code'),
    latencyMs: real('latency_ms'),
    computeUnits: integer('compute_units').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.isFailed, table.position] })],
);

/** Last position in the request log, per project and kind. */
export const loggedRequestEnds = pgTable(
  'logged_request_ends',
  {
    projectId: text('project_id').notNull(),
    isFailed: boolean('is_failed').notNull(),
    position: bigint('position', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.isFailed] })],
);
