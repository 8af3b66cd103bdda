import { getUsageSummaryQueryOptions } from '@onepoint/api-client';
import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { SectionCard } from '../../shared/section-card/section-card.tsx';
import styles from './auto-top-up-card.module.css';
import { openDeposit } from './payments.modals.ts';

interface AutoTopUpCardProps {
  project: Pick<Project, 'id' | 'role'>;
}

/** Explains why the balance can't be topped up automatically, and suggests a deposit for the next 30 days instead. */
export function AutoTopUpCard({ project }: AutoTopUpCardProps) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { data } = useQuery(getUsageSummaryQueryOptions(useApiClient(), { projectId: project.id }));
  const forecast = data?.forecast;
  const days = format.number(forecast?.days ?? 0);
  const deposit = forecast?.deposit ?? null;
  return (
    <SectionCard id="auto-top-up" title={t('autoTopUp.title')} description={t('autoTopUp.text')}>
      {forecast ? (
        <div className={styles.forecast}>
          <p>
            {forecast.total === 0
              ? t('autoTopUp.nothing', { days })
              : t('autoTopUp.expected', {
                  days,
                  total: format.money(forecast.total),
                  usage: format.money(forecast.usage),
                  packages: format.money(forecast.packages),
                  plans: format.money(forecast.plans),
                })}
          </p>
          {deposit !== null && may(project.role, 'payment:create') ? (
            <Button onClick={() => openDeposit(project.id, deposit)}>
              {t('autoTopUp.deposit', { amount: format.money(deposit), days })}
            </Button>
          ) : null}
        </div>
      ) : null}
    </SectionCard>
  );
}
