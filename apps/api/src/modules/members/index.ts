import { getMember } from './get-member/route.ts';
import { listMembers } from './list-members/route.ts';

export const memberRoutes = [listMembers, getMember];
