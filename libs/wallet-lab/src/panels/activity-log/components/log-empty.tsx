import { useTranslation } from '@onepoint/i18n';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './log-empty.module.css';

/** Before anything has passed. */
export function LogEmpty(): ReactNode {
  const { t } = useTranslation('provider');
  return (
    <EmptyState className={styles.empty} headingLevel={3} icon={<ScrollText strokeWidth={1.5} />} title={t('log.empty')}>
      {t('log.emptyHint')}
    </EmptyState>
  );
}
