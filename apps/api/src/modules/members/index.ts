import { addMember } from './add-member/route.ts';
import { getMember } from './get-member/route.ts';
import { listMembers } from './list-members/route.ts';
import { removeMember } from './remove-member/route.ts';
import { updateMember } from './update-member/route.ts';

export const memberRoutes = [listMembers, addMember, getMember, updateMember, removeMember];
