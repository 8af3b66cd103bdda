import { expect, test } from 'vitest';
import { assertMay, authorise } from './access.ts';

const roleIs = (role: string | null) => async () => role;

test('a member whose role allows the action passes, with the role', async () => {
  expect(await authorise(roleIs('developer'), 'apiKey:manage', 'proj_1', 'user_1')).toBe('developer');
});

test('a member whose role does not allow it is told so; everyone else is told that there is no such project', async () => {
  await expect(authorise(roleIs('viewer'), 'apiKey:manage', 'proj_1', 'user_1')).rejects.toMatchObject({ code: 'ROLE_FORBIDS' });
  await expect(authorise(roleIs(null), 'apiKey:manage', 'proj_1', 'user_1')).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
});

test('a role that this version does not know may do nothing', () => {
  for (const role of ['', 'root', '__proto__'])
    expect(() => assertMay(role, 'project:read')).toThrow(expect.objectContaining({ code: 'ROLE_FORBIDS' }));
});
