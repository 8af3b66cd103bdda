import type { AccountSession } from './account.ts';
import type { ClerkUser } from './clerk-user.ts';

/**
 * The user's live sessions, this browser's first, then the last active.
 *
 * @param currentId id of this browser's
 */
export async function accountSessions(user: ClerkUser, currentId: string | undefined): Promise<AccountSession[]> {
  // The SDK keeps its first answer for as long as the page lives, and sessions come and go elsewhere.
  Reflect.set(user, 'cachedSessionsWithActivities', null);
  const sessions = await user.getSessions();
  return sessions
    .filter(({ status }) => status === 'active')
    .map(({ id, lastActiveAt, latestActivity }) => ({
      id,
      current: id === currentId,
      browser: latestActivity.browserName ?? null,
      device: latestActivity.deviceType ?? null,
      mobile: latestActivity.isMobile ?? false,
      ipAddress: latestActivity.ipAddress ?? null,
      place: [latestActivity.city, latestActivity.country].filter(Boolean).join(', ') || null,
      lastActiveAt: lastActiveAt.toISOString(),
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current) || b.lastActiveAt.localeCompare(a.lastActiveAt));
}
