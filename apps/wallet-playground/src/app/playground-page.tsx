import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { useCodeState } from '@onepoint/ui-kit/use-code-state';
import { LabFrame } from '@onepoint/wallet-lab';
import type { ReactNode } from 'react';
import { PageHeader } from './page-header.tsx';
import styles from './playground-page.module.css';

/** The laboratory under the product's header. */
export function PlaygroundPage(): ReactNode {
  const { t } = useTranslation(['provider', 'common']);
  const { isOffline } = useCodeState();
  return (
    <>
      <PageHeader />
      <main className={styles.main}>
        <header className={styles.intro}>
          <h1>{t('title')}</h1>
          <p className="text-lead">{t('intro')}</p>
        </header>
        {isOffline ? (
          <Alert live title={t('common:states.offline')}>
            {t('common:states.waitingForConnection')}
          </Alert>
        ) : null}
        <LabFrame />
      </main>
    </>
  );
}
