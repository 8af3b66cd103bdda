import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { formatConformanceReport, type ConformanceReport } from '@onepoint/wallet/conformance';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { downloadText } from '../../../shared/download-text.ts';
import { useReportTexts } from '../hooks/use-report-texts.ts';
import { formatReportPage } from '../report/format-report-page.ts';
import styles from './report-actions.module.css';

export interface ReportActionsProps {
  readonly report: ConformanceReport;
}

/** Takes a report along: as data, or as a page to print. */
export function ReportActions({ report }: ReportActionsProps): ReactNode {
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
