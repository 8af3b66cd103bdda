import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../shared/format/use-format.ts';
import { useStaleSince } from '../../shared/live/use-stale-since.ts';
import styles from './stale-notice.module.css';

/** Says quietly, over the page and without moving it, that what is shown could not be read again, and from when it is. */
export function StaleNotice() {
  const { t } = useTranslation();
  const format = useFormat();
  const since = useStaleSince();
  return (
    <div role="status" className={styles.place}>
      {since === null ? null : <p className={styles.notice}>{t('states.stale', { time: format.date(since, { style: 'time' }) })}</p>}
    </div>
  );
}
