import { ApiError } from '@onepoint/api-client';
import { expect, test } from 'vitest';
import { uninvitedEmail } from './uninvited-email.ts';

const refusal = (code: string) => new ApiError({ code, message: '', status: 404, requestId: 'req_1' });

test('only an address without a user can be invited', () => {
  expect(uninvitedEmail(refusal('USER_NOT_FOUND'), { email: 'ada@example.com' })).toBe('ada@example.com');
  expect(uninvitedEmail(refusal('USER_NOT_FOUND'), { userId: 'user_1' })).toBeUndefined();
  expect(uninvitedEmail(refusal('MEMBER_EXISTS'), { email: 'ada@example.com' })).toBeUndefined();
  expect(uninvitedEmail(new Error('offline'), { email: 'ada@example.com' })).toBeUndefined();
});
