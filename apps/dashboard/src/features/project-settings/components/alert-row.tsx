import type { Alert } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useAlertTexts } from '../hooks/use-alert-texts.ts';
import styles from './alert-history-card.module.css';

export interface AlertRowProps {
  alert: Alert;
  /** Left out where the reader's role may not. */
  onAcknowledge: (() => void) | undefined;
}

/** One alert: what crossed what, when, and what became of it. */
export function AlertRow({ alert, onAcknowledge }: AlertRowProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { title, text } = useAlertTexts()(alert);
  const { raisedAt, resolvedAt, acknowledgedBy } = alert;
  const moments = [
    t('settings.history.raised', { date: format.date(raisedAt, { style: 'dateTime' }) }),
    ...(resolvedAt === null ? [] : [t('settings.history.resolved', { date: format.date(resolvedAt, { style: 'dateTime' }) })]),
    ...(acknowledgedBy === null ? [] : [t('settings.history.acknowledged', { name: acknowledgedBy.displayName })]),
  ];
  return (
    <li className={styles.row} tabIndex={-1}>
      <div className={styles.texts}>
        <p className={styles.title}>
          {title}
          <Badge tone={resolvedAt === null ? 'caution' : 'neutral'}>
            {t(resolvedAt === null ? 'settings.history.open' : 'settings.history.over')}
          </Badge>
        </p>
        <p>{text}</p>
        <p className={styles.note}>{moments.join(' · ')}</p>
      </div>
      {resolvedAt === null && acknowledgedBy === null && onAcknowledge ? (
        <Button size="sm" onClick={onAcknowledge}>
          {t('alerts.acknowledge')}
        </Button>
      ) : null}
    </li>
  );
}
