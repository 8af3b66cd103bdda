import { lazy, Suspense } from 'react';
import { useSessionRefusal } from '../../shared/api/session-refusal.ts';

const SessionRefusedNotice = lazy(() => import('./session-refused-notice.tsx'));

/** Over every screen while the API refuses a session that the identity service takes for alive. */
export function SessionRefused() {
  return useSessionRefusal().isRefused ? (
    <Suspense>
      <SessionRefusedNotice />
    </Suspense>
  ) : null;
}
