import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Suspense } from 'react';
import { useSessionRefusal } from '../../shared/api/api-client-context.ts';

const SessionRefusedNotice = onDemand(async () => (await import('./session-refused-notice.tsx')).default, { isOptional: true });

/** Over every screen while the API refuses a session that the identity service takes for alive. */
export function SessionRefused() {
  return useSessionRefusal().isRefused ? (
    <Suspense>
      <SessionRefusedNotice />
    </Suspense>
  ) : null;
}
