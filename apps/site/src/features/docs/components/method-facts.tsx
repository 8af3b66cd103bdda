import { formatNumber, formatUsd, useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import type { MethodContent } from '../../../shared/method-content.ts';
import styles from './method-facts.module.css';

/** What a call costs, and how it must travel. */
export function MethodFacts({ method: { computeUnits, millionCallsPrice, needsWebSocket } }: { method: MethodContent }) {
  const { t, i18n } = useTranslation('page');
  const price = formatUsd(millionCallsPrice, i18n.language, 2);
  return (
    <ul className={styles.facts} aria-label={t('docs.method.facts')}>
      <li>
        <Badge tone="accent">
          {t('docs.method.computeUnits', { count: computeUnits, formatted: formatNumber(computeUnits, i18n.language) })}
        </Badge>
      </li>
      <li className="text-muted">{computeUnits === 0 ? t('docs.method.free') : t('docs.method.million', { price })}</li>
      {needsWebSocket ? (
        <li>
          <Badge>{t('docs.method.webSocketOnly')}</Badge>
        </li>
      ) : null}
    </ul>
  );
}
