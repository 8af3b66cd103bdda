import { defineCall } from '../call.ts';
import { checklistSchema, updateChecklistBodySchema } from '../schemas/checklist.ts';
import { projectParamsSchema } from '../schemas/primitives.ts';

const tag = 'Projects';
const path = '/v1/projects/{projectId}/checklist';

export const getChecklist = defineCall({
  operationId: 'getChecklist',
  method: 'GET',
  path,
  tag,
  summary: 'Get the setup checklist of a project',
  access: 'project:read',
  scope: 'projects:read',
  params: projectParamsSchema,
  replies: { 200: checklistSchema },
  errors: ['SESSION_REQUIRED', 'PROJECT_NOT_FOUND'],
});

/** Dismissing the checklist is the member's preference, so every role can. */
export const updateChecklist = defineCall({
  operationId: 'updateChecklist',
  method: 'PATCH',
  path,
  tag,
  summary: 'Dismiss the setup checklist of a project',
  access: 'project:read',
  scope: null,
  params: projectParamsSchema,
  body: updateChecklistBodySchema,
  replies: { 200: checklistSchema },
  errors: ['SESSION_REQUIRED', 'PROJECT_NOT_FOUND'],
});
