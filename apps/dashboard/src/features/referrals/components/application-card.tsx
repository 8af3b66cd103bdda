import type { Partnership } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { useFormat } from '../../../shared/format/use-format.ts';
import styles from './application-card.module.css';

/** What was applied with, as it was written. */
export function ApplicationCard({ application }: { application: NonNullable<Partnership['application']> }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { company, website, message, createdAt, decidedAt } = application;
  return (
    <Card title={t('partners.application.title')}>
      <dl className={styles.facts}>
        <dt>{t('partners.form.company')}</dt>
        <dd>{company}</dd>
        <dt>{t('partners.form.website')}</dt>
        <dd translate="no">{website}</dd>
        <dt>{t('partners.form.message')}</dt>
        <dd>{message}</dd>
        <dt>{t('partners.application.sent')}</dt>
        <dd>{format.date(createdAt)}</dd>
        {decidedAt === null ? null : (
          <>
            <dt>{t('partners.application.decided')}</dt>
            <dd>{format.date(decidedAt)}</dd>
          </>
        )}
      </dl>
    </Card>
  );
}
