import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { alertSchema } from '../schemas/alert.ts';
import { idSchema, pageQueryShape, pageSchema, projectParamsSchema } from '../schemas/primitives.ts';

const tag = 'Alerts';

export const listAlerts = defineCall({
  operationId: 'listAlerts',
  method: 'GET',
  path: '/v1/projects/{projectId}/alerts',
  tag,
  summary: 'List alerts',
  access: 'project:read',
  scope: 'projects:read',
  params: projectParamsSchema,
  query: z.strictObject({
    ...pageQueryShape,
  }),
  replies: { 200: pageSchema(alertSchema) },
  errors: ['SESSION_REQUIRED', 'PROJECT_NOT_FOUND'],
});

/** Acknowledges an alert for all members. Idempotent. */
export const acknowledgeAlert = defineCall({
  operationId: 'acknowledgeAlert',
  method: 'POST',
  path: '/v1/projects/{projectId}/alerts/{alertId}/acknowledge',
  tag,
  summary: 'Acknowledge an alert',
  access: 'settings:update',
  scope: 'projects:write',
  params: z.extend(projectParamsSchema, { alertId: idSchema }),
  replies: { 200: alertSchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'ALERT_NOT_FOUND'],
});
