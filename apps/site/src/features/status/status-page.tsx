import { useTranslation } from '@onepoint/i18n';
import { localePath, pageContextUrl } from '@onepoint/navigation';
import { publicConfig } from '@onepoint/site-config';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAfterHydration } from '../../shared/hydration.ts';
import { usePage, parsePageContext } from '../../shared/page-context.ts';
import { PageHead } from '../../shared/page-sections.tsx';
import type { StatusMeasurements, StatusContent } from '../../shared/content/status-content.ts';
import { BrowserCheck } from './browser-check.tsx';
import { IncidentList } from './incident-list.tsx';
import { PartList } from './part-list.tsx';
import styles from './status-page.module.css';
import { Subscribe } from './subscribe.tsx';
import { Verdict } from './verdict.tsx';

export function StatusPage() {
  const { t } = useTranslation('page');
  const { measured, incidents, feeds, textLanguage } = useFreshStatus();
  return (
    <PageHead title={t('status.title')} lead={t('status.description')}>
      <div className={styles.page}>
        <Verdict measured={measured} incidents={incidents} />
        {measured === null ? null : <PartList measured={measured} />}
        <BrowserCheck />
        <div className={styles.news}>
          <IncidentList incidents={incidents} textLanguage={textLanguage} />
          <Subscribe feeds={feeds} />
        </div>
        {measured === null ? null : <Method measured={measured} />}
        <ExternalStatus />
      </div>
    </PageHead>
  );
}

/** How the measurements work and what they leave out. */
export function Method({ measured }: { measured: StatusMeasurements }) {
  const { t } = useTranslation('page');
  const kinds = new Set(measured.parts.map(({ kind }) => kind));
  return (
    <section aria-labelledby="method" className={styles.method}>
      <h2 id="method" className={styles.heading}>
        {t('status.how.title')}
      </h2>
      <ul className={styles.points}>
        {(['chain', 'api', 'signIn'] as const).map((kind) => (kinds.has(kind) ? <li key={kind}>{t(`status.how.${kind}`)}</li> : null))}
        <li>{t('status.how.where')}</li>
        <li>{t('status.how.uptime')}</li>
        <li>{t('status.how.gaps')}</li>
        <li>{t(measured.isKept ? 'status.how.kept' : 'status.how.notKept')}</li>
      </ul>
    </section>
  );
}

function ExternalStatus() {
  const { t } = useTranslation('page');
  const href = useAfterHydration(() => publicConfig.statusPageUrl, '');
  if (href === '') return null;
  return (
    <p className={styles.external}>
      <LinkButton href={href} target="_blank" rel="noreferrer" icon={<ExternalLink aria-hidden />}>
        {t('status.external.link')}
      </LinkButton>
      <span className="text-muted">{t('status.external.text')}</span>
    </p>
  );
}

async function askAgain(url: string, signal: AbortSignal): Promise<StatusContent | undefined> {
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' }, signal });
    return response.ok ? (parsePageContext(await response.json())?.content as StatusContent | undefined) : undefined;
  } catch {
    // The page shows the age of its data.
    return undefined;
  }
}

/** The content of the page, refreshed at the server's interval while the tab is visible. */
function useFreshStatus(): StatusContent {
  const { content, locale, urlLogical } = usePage();
  const given = content as StatusContent;
  const [fresh, setFresh] = useState<StatusContent>();
  const intervalMs = given.measured?.intervalMs;
  useEffect(() => {
    if (intervalMs === undefined) return undefined;
    const stopped = new AbortController();
    const refresh = async (): Promise<void> => {
      // A server that does not respond gets the next scheduled request, but no extra ones.
      const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(intervalMs)]);
      const answer = await askAgain(pageContextUrl(localePath(urlLogical, locale)), signal);
      if (answer?.measured) setFresh(answer);
    };
    const timer = setInterval(() => {
      if (!document.hidden) void refresh();
    }, intervalMs);
    return () => {
      clearInterval(timer);
      stopped.abort();
    };
  }, [intervalMs, locale, urlLogical]);
  return fresh ?? given;
}
