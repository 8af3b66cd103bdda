import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../schemas/primitives.ts';
import { publicUserSchema, userSchema } from '../schemas/user.ts';

export const getCurrentUser = defineCall({
  operationId: 'getCurrentUser',
  method: 'GET',
  path: '/v3/users/me',
  tag: 'Users',
  summary: 'Get the signed-in user',
  access: 'session',
  scope: 'user:read',
  replies: { 200: userSchema },
  errors: ['SESSION_REQUIRED'],
});

export const getUser = defineCall({
  operationId: 'getUser',
  method: 'GET',
  path: '/v3/users/{userId}',
  tag: 'Users',
  summary: 'Get a user',
  access: 'session',
  scope: 'user:read',
  params: z.object({ userId: idSchema }),
  replies: { 200: publicUserSchema },
  errors: ['SESSION_REQUIRED', 'USER_NOT_FOUND'],
});
