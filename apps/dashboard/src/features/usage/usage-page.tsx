import { useTranslation } from '@onepoint/i18n';
import { isPlanId, microcentsPerComputeUnit } from '@onepoint/plans-domain';
import { useSearchParams } from 'react-router';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useNow } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { BudgetCard } from './components/budget-card.tsx';
import { LimitsCard } from './components/limits-card.tsx';
import { MonthSwitch } from './components/month-switch.tsx';
import { MonthUsage } from './components/month-usage.tsx';
import { SpendCard } from './components/spend-card.tsx';
import { UsageFacts } from './components/usage-facts.tsx';
import { useMonthName } from './components/use-month-name.ts';
import { useUsageHeadline } from './components/use-usage-headline.ts';
import { usageMonths } from './data/usage-month.ts';
import { useUsage } from './data/use-usage.ts';

const monthParameter = 'month';

export interface UsagePageProps {
  /** Where limits and alerts are set. */
  settingsPath: string;
  apiKeyPath: (apiKeyId: string) => string;
}

/** What the current project spends: in a month, by day, method and key; how long the balance lasts, and how near the limits are. */
export function UsagePage({ settingsPath, apiKeyPath }: UsagePageProps) {
  const { t } = useTranslation('dashboard');
  const project = useProject();
  const nowMs = useNow();
  const [search, setSearch] = useSearchParams();
  const months = usageMonths(search.get(monthParameter), project.createdAt, nowMs);
  const month = useMonthName()(months.shown);
  const { usage, summary } = useUsage(project.id, months);
  const planId = project.usageCommitment;
  const isCharged = isPlanId(planId) && microcentsPerComputeUnit(planId) > 0;
  const headline = useUsageHeadline({ usage: usage.data, summary: summary.data, month, isCharged });
  const failed = usage.error !== null && !usage.data;
  const handleMonthChange = (next: string) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.set(monthParameter, next);
        return changed;
      },
      { preventScrollReset: true },
    );
  return (
    <>
      <PageHeader
        title={t('usage.title')}
        headline={failed ? null : headline}
        actions={<MonthSwitch months={months} onMonthChange={handleMonthChange} />}
      />
      <UsageFacts project={project} summary={summary.data} />
      {failed ? (
        <QueryError
          title={t('usage.failed')}
          error={usage.error}
          onRetry={() => void Promise.all([usage.refetch(), summary.refetch()])}
          retrying={usage.isFetching}
        />
      ) : (
        <>
          <SpendCard spend={usage.data?.spend} month={month} />
          <MonthUsage usage={usage.data} {...{ month, isCharged, nowMs, apiKeyPath }} />
        </>
      )}
      {summary.error !== null && !summary.data && !failed ? (
        <QueryError
          title={t('usage.limits.failed')}
          error={summary.error}
          onRetry={() => void summary.refetch()}
          retrying={summary.isFetching}
        />
      ) : null}
      {summary.error !== null && !summary.data ? null : <LimitsCard limits={summary.data?.limits} />}
      <BudgetCard project={project} settingsPath={settingsPath} />
    </>
  );
}
