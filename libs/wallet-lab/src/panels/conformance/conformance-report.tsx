import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import {
  conformanceChecks,
  conformanceEips,
  formatConformanceReport,
  summarizeConformance,
  type ConformanceCheckId,
  type ConformanceCheckResult,
  type ConformanceEip,
  type ConformanceGrade,
  type ConformanceReport,
} from '@onepoint/wallet/conformance';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ConformanceBadge } from '../../lab/lab-wallets.tsx';
import { downloadText } from '../../shared/format.ts';
import { JsonBlock } from '../../shared/json-block.tsx';
import styles from './conformance-report.module.css';
import { formatReportPage, type ReportTexts } from './report-page.ts';

interface ConformanceReportViewProps {
  readonly report: ConformanceReport;
  readonly grade: ConformanceGrade;
}

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
        <section key={eip} aria-labelledby={`conformance-${eip}`}>
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

const tones = { pass: 'positive', fail: 'negative', skip: 'neutral', 'needs-person': 'neutral' } as const;

interface CheckRowProps {
  readonly check: ConformanceCheckResult;
}

function CheckRow({ check }: CheckRowProps): ReactNode {
  const { t } = useTranslation('provider');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={styles.row}>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <Badge className={styles.verdict} tone={check.verdict === 'fail' && check.level === 'should' ? 'caution' : tones[check.verdict]}>
            {t(`conformance.verdicts.${check.verdict}`)}
          </Badge>
          <span className={styles.text}>{plainSentence(t(`conformance.checks.${check.id}`))}</span>
          <span className={styles.level}>{t(`conformance.levels.${check.level}`)}</span>
        </summary>
        {isOpen ? (
          <div className={styles.evidence}>
            <JsonBlock label={t('conformance.evidence')} value={check.evidence ?? null} />
          </div>
        ) : null}
      </details>
    </li>
  );
}

interface ReportActionsProps {
  readonly report: ConformanceReport;
}

function ReportActions({ report }: ReportActionsProps): ReactNode {
  const { t, i18n } = useTranslation('provider');
  const texts = useReportTexts(report.wallet.name);
  const icon = <Download strokeWidth={1.5} />;
  return (
    <div className={styles.actions}>
      <Button
        size="sm"
        icon={icon}
        onClick={() => downloadText('wallet-conformance.json', formatConformanceReport(report), 'application/json')}
      >
        {t('conformance.exportJson')}
      </Button>
      <Button
        size="sm"
        icon={icon}
        onClick={() => downloadText('wallet-conformance.html', formatReportPage(report, i18n.language, texts), 'text/html')}
      >
        {t('conformance.exportPage')}
      </Button>
    </div>
  );
}

function useReportTexts(walletName: string): ReportTexts {
  const { t } = useTranslation('provider');
  return {
    title: t('conformance.reportOf', { name: walletName }),
    verdicts: {
      pass: t('conformance.verdicts.pass'),
      fail: t('conformance.verdicts.fail'),
      skip: t('conformance.verdicts.skip'),
      'needs-person': t('conformance.verdicts.needs-person'),
    },
    levels: { must: t('conformance.levels.must'), should: t('conformance.levels.should') },
    grades: {
      conformant: t('conformance.grades.conformant'),
      mostly: t('conformance.grades.mostly'),
      failing: t('conformance.grades.failing'),
      unknown: t('conformance.grades.unknown'),
    },
    eips: Object.fromEntries(conformanceEips.map((eip) => [eip, t(`conformance.eips.${eip}`, { eip })])) as Record<ConformanceEip, string>,
    checks: Object.fromEntries(conformanceChecks.map(({ id }) => [id, plainSentence(t(`conformance.checks.${id}`))])) as Record<
      ConformanceCheckId,
      string
    >,
  };
}

function plainSentence(sentence: string): string {
  return sentence.replaceAll('`', '');
}
