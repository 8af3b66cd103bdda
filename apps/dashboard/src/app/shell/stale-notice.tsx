import { useTranslation } from '@onepoint/i18n';
import { useCodeState } from '@onepoint/ui-kit/use-code-state';
import { useFormat } from '../../shared/format/use-format.ts';
import { useStaleSince } from '../../shared/live-data.ts';
import styles from './stale-notice.module.css';

/**
 * Says quietly, over the page and without moving it, that a page or a part of one waits for the connection, or that what is shown could not be read
 * again and from when it is.
 */
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
