import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { auditEntrySchema } from '../schemas/audit-entry.ts';
import { idSchema, instantSchema, pageQueryShape, pageSchema, projectParamsSchema } from '../schemas/primitives.ts';

/** `from` is inclusive, `to` exclusive. */
export const listAuditEntries = defineCall({
  operationId: 'listAuditEntries',
  method: 'GET',
  path: '/v1/projects/{projectId}/auditEntries',
  tag: 'Audit log',
  summary: 'List audit log entries',
  access: 'audit:read',
  scope: 'audit:read',
  params: projectParamsSchema,
  query: z.strictObject({
    ...pageQueryShape,
    /** An action or a group of actions: `apiKey.rotate`, `apiKey`. */
    action: z.optional(z.string().check(z.regex(/^[a-zA-Z]{1,32}(\.[a-zA-Z]{1,32})?$/))),
    actorId: z.optional(idSchema),
    subjectId: z.optional(idSchema),
    from: z.optional(instantSchema),
    to: z.optional(instantSchema),
  }),
  replies: { 200: pageSchema(auditEntrySchema) },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND'],
});
