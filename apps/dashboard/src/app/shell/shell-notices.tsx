import { useTranslation } from '@onepoint/i18n';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { useCodeState } from '@onepoint/ui-kit/on-demand';
import { Suspense } from 'react';
import { useSessionRefusal } from '../../shared/api/api-client-context.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useStaleSince } from '../../shared/live-data.ts';
import styles from './shell-notices.module.css';

/** Status shown when the app is offline and waiting for code, or when a refetch failed and the figures are out of date. */
export function StaleNotice() {
  const { t } = useTranslation();
  const format = useFormat();
  const since = useStaleSince();
  const { isOffline } = useCodeState();
  const stale = since === null ? null : t('states.stale', { time: format.date(since, { style: 'time' }) });
  const text = isOffline ? t('states.waitingForConnection') : stale;
  return (
    <div role="status" className={styles.place}>
      {text === null ? null : <p className={styles.notice}>{text}</p>}
    </div>
  );
}

const SessionRefusedNotice = onDemand(async () => (await import('./session-refused-notice.tsx')).SessionRefusedNotice, {
  isOptional: true,
});

/** Shown on every page while the API rejects a session the identity service considers valid. */
export function SessionRefused() {
  return useSessionRefusal().isRefused ? (
    <Suspense>
      <SessionRefusedNotice />
    </Suspense>
  ) : null;
}
