import { getCurrentUser } from './get-current-user/route.ts';
import { getUser } from './get-user/route.ts';

export const userRoutes = [getCurrentUser, getUser];
