import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { noContentSchema, projectParamsSchema } from '../schemas/primitives.ts';
import {
  createFirstProjectBodySchema,
  createProjectBodySchema,
  deleteProjectQuerySchema,
  firstProjectSchema,
  projectSchema,
  updateProjectBodySchema,
} from '../schemas/project.ts';

const tag = 'Projects';

export const listProjects = defineCall({
  operationId: 'listProjects',
  method: 'GET',
  path: '/v1/projects',
  tag,
  summary: 'List your projects',
  access: 'session',
  scope: 'projects:read',
  replies: { 200: z.array(projectSchema) },
  errors: ['SESSION_REQUIRED'],
});

export const createProject = defineCall({
  operationId: 'createProject',
  method: 'POST',
  path: '/v1/projects',
  tag,
  summary: 'Create a project',
  access: 'session',
  scope: 'projects:write',
  body: createProjectBodySchema,
  replies: { 201: projectSchema },
  errors: ['SESSION_REQUIRED', 'LIMIT_REACHED', 'IDEMPOTENCY_KEY_REUSED'],
  idempotencyKey: 'optional',
});

/**
 * Creates a new user's first project with an API key, once per user. Creates nothing for users who have an open invitation, have accepted one, or
 * have ever created a project.
 */
export const createFirstProject = defineCall({
  operationId: 'createFirstProject',
  method: 'POST',
  path: '/v1/firstProject',
  tag,
  summary: 'Create your first project',
  access: 'session',
  scope: null,
  body: createFirstProjectBodySchema,
  replies: { 200: firstProjectSchema },
  errors: ['SESSION_REQUIRED'],
});

export const getProject = defineCall({
  operationId: 'getProject',
  method: 'GET',
  path: '/v1/projects/{projectId}',
  tag,
  summary: 'Get a project',
  access: 'project:read',
  scope: 'projects:read',
  params: projectParamsSchema,
  replies: { 200: projectSchema },
  errors: ['SESSION_REQUIRED', 'PROJECT_NOT_FOUND'],
});

/** The name requires `project:update`, plan and package fields `plan:change`, spend limit and alerts `settings:update`. */
export const updateProject = defineCall({
  operationId: 'updateProject',
  method: 'PATCH',
  path: '/v1/projects/{projectId}',
  tag,
  summary: 'Update a project',
  access: 'project:read',
  scope: 'projects:write',
  furtherScopes: [{ when: 'change the plan, packages, spend limit or alerts', scope: 'billing:write' }],
  params: projectParamsSchema,
  body: updateProjectBodySchema,
  replies: { 200: projectSchema },
  errors: [
    'SESSION_REQUIRED',
    'ROLE_FORBIDS',
    'PROJECT_NOT_FOUND',
    'CHANGED_MEANWHILE',
    'PLAN_CHANGE_REFUSED',
    'PACKAGE_CHANGE_REFUSED',
    'BALANCE_TOO_LOW',
    'IDEMPOTENCY_KEY_REUSED',
  ],
  idempotencyKey: 'optional',
});

/** The request must say what happens to paid money. Promo credit moves with a transfer and expires otherwise. */
export const deleteProject = defineCall({
  operationId: 'deleteProject',
  method: 'DELETE',
  path: '/v1/projects/{projectId}',
  tag,
  summary: 'Delete a project',
  access: 'project:delete',
  scope: 'projects:delete',
  params: projectParamsSchema,
  query: deleteProjectQuerySchema,
  replies: { 204: noContentSchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'BALANCE_REMAINS', 'TRANSFER_REFUSED'],
});
