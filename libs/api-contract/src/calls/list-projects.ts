import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { projectSchema } from '../schemas/project.ts';

/** Apart from the other calls for projects: every screen makes this one, and few any of them. */
export const listProjects = defineCall({
  operationId: 'listProjects',
  method: 'GET',
  path: '/v1/projects',
  tag: 'Projects',
  summary: 'Projects you are a member of, oldest first',
  access: 'session',
  replies: { 200: z.array(projectSchema) },
  errors: ['SESSION_REQUIRED'],
});
