import { useTranslation } from '@onepoint/i18n';
import { summarizeConformance, type ConformanceGrade, type ConformanceReport } from '@onepoint/wallet/conformance';
import type { ReactNode } from 'react';
import { ConformanceBadge } from '../../../wallets/conformance-badge.tsx';
import { CheckRow } from './check-row.tsx';
import styles from './conformance-report-view.module.css';
import { ReportActions } from './report-actions.tsx';

export interface ConformanceReportViewProps {
  readonly report: ConformanceReport;
  readonly grade: ConformanceGrade;
}

/** A report: the verdict in one line, then standard by standard, check by check. */
export function ConformanceReportView({ report, grade }: ConformanceReportViewProps): ReactNode {
  const { t, i18n } = useTranslation('provider');
  const { counts, byEip } = summarizeConformance(report.checks);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(
    new Date(report.startedAt),
  );
  return (
    <section className={styles.report} aria-labelledby="conformance-report">
      <header className={styles.head}>
        <div>
          <h3 id="conformance-report" className={styles.title}>
            {t('conformance.verdict', { name: report.wallet.name, passed: counts.pass, failed: counts.fail })}
          </h3>
          <p className={styles.meta}>{t('conformance.meta', { date, notJudged: counts.skip + counts['needs-person'] })}</p>
        </div>
        <ConformanceBadge grade={grade} />
        <ReportActions report={report} />
      </header>
      {byEip.map(({ eip, grade: eipGrade }) => (
        <section key={eip} className={styles.eip} aria-labelledby={`conformance-${eip}`}>
          <header className={styles.eipHead}>
            <h4 id={`conformance-${eip}`} className={styles.eipTitle}>
              {t(`conformance.eips.${eip}`, { eip })}
            </h4>
            <ConformanceBadge grade={eipGrade} />
          </header>
          <ul className={styles.checks}>
            {report.checks
              .filter((check) => check.eip === eip)
              .map((check) => (
                <CheckRow key={check.id} check={check} />
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
