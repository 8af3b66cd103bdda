import * as z from 'zod/mini';
import { instantSchema } from './primitives.ts';
import { publicUserSchema } from './user.ts';

export const memberSchema = z.object({
  id: z.string(),
  userId: z.string(),
  role: z.string(),
  user: publicUserSchema,
  createdAt: instantSchema,
});

export type Member = z.infer<typeof memberSchema>;
