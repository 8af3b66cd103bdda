import type { Member } from '@onepoint/api-contract';

/** Whether this member is the only owner of the project: the API refuses to let it go without one. */
export function isLastOwner(members: readonly Pick<Member, 'id' | 'role'>[], memberId: string): boolean {
  const owners = members.filter(({ role }) => role === 'owner');
  return owners.length === 1 && owners[0]?.id === memberId;
}
