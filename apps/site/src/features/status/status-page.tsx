import { useTranslation } from '@onepoint/i18n';
import { PageHead } from '../../shared/page-head.tsx';
import { BrowserCheck } from './components/browser-check.tsx';
import { ExternalStatus } from './components/external-status.tsx';
import { IncidentList } from './components/incident-list.tsx';
import { Method } from './components/method.tsx';
import { PartList } from './components/part-list.tsx';
import { Verdict } from './components/verdict.tsx';
import { useFreshStatus } from './hooks/use-fresh-status.ts';
import styles from './status-page.module.css';

/** Whether the product works: as the site's server measures it, as the reader's browser can, and as people have written it down. */
export function StatusPage() {
  const { t } = useTranslation('page');
  const { measured, incidents, feeds, textLanguage } = useFreshStatus();
  return (
    <PageHead title={t('status.title')} lead={t('status.description')}>
      <div className={styles.page}>
        <Verdict measured={measured} />
        {measured === null ? null : <PartList measured={measured} />}
        <BrowserCheck />
        <IncidentList incidents={incidents} feeds={feeds} textLanguage={textLanguage} />
        {measured === null ? null : <Method measured={measured} />}
        <ExternalStatus />
      </div>
    </PageHead>
  );
}
