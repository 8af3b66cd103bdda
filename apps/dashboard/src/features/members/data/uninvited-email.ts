import { ApiError } from '@onepoint/api-client';
import type { MemberAddress } from './parse-member-address.ts';

/** The e-mail address that no user signs in with, where this is why adding failed: it can be invited instead. */
export function uninvitedEmail(error: unknown, address: MemberAddress): string | undefined {
  return error instanceof ApiError && error.code === 'USER_NOT_FOUND' && 'email' in address ? address.email : undefined;
}
