import { useTranslation } from '@onepoint/i18n';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Suspense } from 'react';
import { useIsSlow } from '../../shared/slow/use-is-slow.ts';

// Every signed-in page begins with it: it carries the words, and fetches the looks when they are due.
const SessionSlowNotice = onDemand(async () => (await import('./components/session-slow-notice.tsx')).default, { isOptional: true });

export interface SessionSlowProps {
  /** @default 10,000 */
  afterMs?: number | undefined;
}

/** Says so where the identity service takes long. */
export function SessionSlow({ afterMs }: SessionSlowProps) {
  const { t } = useTranslation('auth');
  if (!useIsSlow('session', afterMs)) return null;
  return (
    <Suspense fallback={<p role="status">{t('session.slow.title')}</p>}>
      <SessionSlowNotice />
    </Suspense>
  );
}
