import type { Usage } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { Gauge } from 'lucide-react';
import { apiKeyRows, methodRows } from '../data/usage-rows.ts';
import { ApiKeyName } from './api-key-name.tsx';
import { DayChart, type DayChartProps } from './day-chart.tsx';
import { UsageTable } from './usage-table.tsx';

export interface MonthUsageProps extends Omit<DayChartProps, 'byDay'> {
  /** Undefined while it is loading. */
  usage: Usage | undefined;
  apiKeyPath: (apiKeyId: string) => string;
}

/** A month by day, by method and by key; or that nothing was used in it. */
export function MonthUsage({ usage, month, isCharged, nowMs, apiKeyPath }: MonthUsageProps) {
  const { t } = useTranslation('dashboard');
  if (usage?.total.requests === 0) {
    return (
      <Card>
        <EmptyState title={t('usage.empty.title', { month })} icon={<Gauge aria-hidden />}>
          {t('usage.empty.text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <DayChart byDay={usage?.byDay} {...{ month, isCharged, nowMs }} />
      <UsageTable by="byMethod" rows={usage && methodRows(usage)} renderName={({ name }) => <code translate="no">{name}</code>} />
      <UsageTable by="byApiKey" rows={usage && apiKeyRows(usage)} renderName={(row) => <ApiKeyName row={row} apiKeyPath={apiKeyPath} />} />
    </>
  );
}
