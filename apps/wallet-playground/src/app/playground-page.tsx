import { useTranslation } from '@onepoint/i18n';
import { LabFrame } from '@onepoint/wallet-lab';
import type { ReactNode } from 'react';
import { PageHeader } from './page-header.tsx';
import styles from './playground-page.module.css';

/** The laboratory under the product's header. */
export function PlaygroundPage(): ReactNode {
  const { t } = useTranslation('provider');
  return (
    <>
      <PageHeader />
      <main className={styles.main}>
        <header className={styles.intro}>
          <h1>{t('title')}</h1>
          <p className="text-lead">{t('intro')}</p>
        </header>
        <LabFrame />
      </main>
    </>
  );
}
