import { expect, it, vi } from 'vitest';
import { accountSessions } from './account-sessions.ts';
import type { ClerkUser } from './clerk-user.ts';

const session = (id: string, status: string, hour: number, latestActivity = {}) => ({
  id,
  status,
  lastActiveAt: new Date(Date.UTC(2026, 2, 14, hour)),
  latestActivity,
});

it('lists live sessions, this browser’s first, then the last active; what is not known is null', async () => {
  const sessions = [
    session('early', 'active', 8),
    session('gone', 'revoked', 12),
    session('late', 'active', 11, {
      browserName: 'Firefox',
      deviceType: 'Macintosh',
      city: 'Paris',
      country: 'FR',
      ipAddress: '192.0.2.1',
    }),
    session('mine', 'active', 7),
  ];
  const user = { getSessions: () => Promise.resolve(sessions) } as unknown as ClerkUser;
  const listed = await accountSessions(user, 'mine');
  expect(listed.map(({ id, current }) => [id, current])).toEqual([
    ['mine', true],
    ['late', false],
    ['early', false],
  ]);
  expect(listed[1]).toMatchObject({ browser: 'Firefox', device: 'Macintosh', place: 'Paris, FR', ipAddress: '192.0.2.1', mobile: false });
  expect(listed[2]).toMatchObject({ browser: null, device: null, place: null, ipAddress: null });
});

it('asks again instead of repeating what the SDK kept', async () => {
  const retrieve = vi.fn(() => Promise.resolve([]));
  const user = {
    cachedSessionsWithActivities: [session('gone', 'active', 8)],
    getSessions(): Promise<unknown> {
      return this.cachedSessionsWithActivities === null ? retrieve() : Promise.resolve(this.cachedSessionsWithActivities);
    },
  };
  expect(await accountSessions(user as unknown as ClerkUser, undefined)).toEqual([]);
  expect(retrieve).toHaveBeenCalledOnce();
});
