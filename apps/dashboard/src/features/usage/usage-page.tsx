import type { Usage, UsageSummary } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { isPlanId, microcentsPerComputeUnit } from '@onepoint/plans-domain';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { CalendarDays, Gauge, ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat, useNow } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { DayChart, type DayChartProps } from './day-chart.tsx';
import { BudgetCard, LimitsCard } from './limits-card.tsx';
import { SpendCard, UsageFacts } from './usage-facts.tsx';
import styles from './usage-page.module.css';
import { ApiKeyName, UsageTable } from './usage-table.tsx';
import { useUsage } from './usage.queries.ts';
import { dayPeriod, monthPeriod, usageDay, usageMonths, apiKeyRows, methodRows, type UsageMonth, type UsageMonths } from './usage.rules.ts';

const monthParameter = 'month';
/** Selects a single UTC day. Transactions link to it. */
const dayParameter = 'day';
const monthLength = 'YYYY-MM'.length;

interface UsagePageProps {
  settingsPath: string;
  apiKeyPath: (apiKeyId: string) => string;
}

export function UsagePage({ settingsPath, apiKeyPath }: UsagePageProps) {
  const { t } = useTranslation('dashboard');
  const project = useProject();
  const nowMs = useNow();
  const [search, setSearch] = useSearchParams();
  const format = useFormat();
  const day = usageDay(search.get(dayParameter), project.createdAt, nowMs);
  const months = usageMonths(day?.slice(0, monthLength) ?? search.get(monthParameter), project.createdAt, nowMs);
  const monthName = useMonthName();
  const month = day === null ? monthName(months.shown) : format.date(dayPeriod(day).from, { timeZone: 'UTC' });
  const period = day === null ? monthPeriod(months.shown) : dayPeriod(day);
  const { usage, summary } = useUsage(project.id, { ...period, isOver: Date.parse(period.to) <= nowMs });
  const planId = project.usageCommitment;
  const isCharged = isPlanId(planId) && microcentsPerComputeUnit(planId) > 0;
  const headline = useUsageHeadline({ usage: usage.data, summary: summary.data, month, isCharged });
  const failed = usage.error !== null && !usage.data;
  const handleMonthChange = (next: string) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.set(monthParameter, next);
        changed.delete(dayParameter);
        return changed;
      },
      { preventScrollReset: true },
    );
  return (
    <>
      <PageHeader
        title={t('usage.title')}
        headline={failed ? null : headline}
        actions={
          day === null ? (
            <MonthSwitch months={months} onMonthChange={handleMonthChange} />
          ) : (
            <Button icon={<CalendarDays aria-hidden />} onClick={() => handleMonthChange(months.shown)}>
              {t('usage.day.all')}
            </Button>
          )
        }
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
          <SpendCard charges={usage.data?.charges} month={month} />
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

interface UseUsageHeadlineParameters {
  usage: Usage | undefined;
  summary: UsageSummary | undefined;
  /** Such as "March 2026". */
  month: string;
  /** True if the plan charges for usage. */
  isCharged: boolean;
}

/** Total of usage, add-ons, and plans: "$12.40 spent in March 2026; the balance lasts 43 days". Undefined while loading. */
export function useUsageHeadline({ usage, summary, month, isCharged }: UseUsageHeadlineParameters): string | undefined {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  if (!usage) return undefined;
  const { total, charges } = usage;
  const first =
    isCharged || charges.total > 0
      ? t('usage.headline.spent', { cost: format.money(charges.total), month })
      : t('usage.headline.free', { formatted: format.number(total.computeUnits), month });
  const runwayDays = summary?.runwayDays ?? null;
  if (runwayDays === null) return first;
  return [first, t('usage.headline.lasts', { count: runwayDays, formatted: format.number(runwayDays) })].join(
    t('common:separators.clause'),
  );
}

interface MonthUsageProps extends Omit<DayChartProps, 'byDay'> {
  /** Undefined while loading. */
  usage: Usage | undefined;
  apiKeyPath: (apiKeyId: string) => string;
}

function MonthUsage({ usage, month, isCharged, nowMs, apiKeyPath }: MonthUsageProps) {
  const { t } = useTranslation('dashboard');
  const hasCharges = (usage?.charges.total ?? 0) > 0;
  const chart = <DayChart byDay={usage?.byDay} isCharged={isCharged || hasCharges} {...{ month, nowMs }} />;
  if (usage?.total.requests === 0) {
    return (
      <>
        {hasCharges ? chart : null}
        <Card>
          <EmptyState title={t('usage.empty.title', { month })} icon={<Gauge aria-hidden />}>
            {t('usage.empty.text')}
          </EmptyState>
        </Card>
      </>
    );
  }
  return (
    <>
      {chart}
      <UsageTable by="byMethod" rows={usage && methodRows(usage)} renderName={({ name }) => <code translate="no">{name}</code>} />
      <UsageTable by="byApiKey" rows={usage && apiKeyRows(usage)} renderName={(row) => <ApiKeyName row={row} apiKeyPath={apiKeyPath} />} />
    </>
  );
}

interface MonthSwitchProps {
  months: UsageMonths;
  onMonthChange: (month: UsageMonth) => void;
}

export function MonthSwitch({ months: { shown, previous, next }, onMonthChange }: MonthSwitchProps) {
  const { t } = useTranslation('dashboard');
  const monthName = useMonthName();
  return (
    <div role="group" aria-label={t('usage.month.label')} className={styles.switch}>
      <IconButton
        name={t('usage.month.previous')}
        icon={<ChevronLeft aria-hidden className={styles.icon} />}
        disabled={previous === undefined}
        onClick={() => previous !== undefined && onMonthChange(previous)}
      />
      <span className={styles.name}>{monthName(shown)}</span>
      <IconButton
        name={t('usage.month.next')}
        icon={<ChevronRight aria-hidden className={styles.icon} />}
        disabled={next === undefined}
        onClick={() => next !== undefined && onMonthChange(next)}
      />
    </div>
  );
}

/** Such as "March 2026". */
function useMonthName(): (month: UsageMonth) => string {
  const locale = useTranslation().i18n.language;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return (month) => format.format(Date.parse(`${month}-01T00:00:00Z`));
  }, [locale]);
}
