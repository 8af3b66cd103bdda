import { useTranslation } from '@onepoint/i18n';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { LabFrame, LabProvider } from '@onepoint/wallet-lab';
import { Suspense } from 'react';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { getWalletLab } from './get-wallet-lab.ts';
import { useQueryNavigation } from './hooks/use-query-navigation.ts';
import styles from './wallet-lab-page.module.css';

/** The wallet laboratory as a developer page. Its texts are loaded with it. */
export function WalletLabPage() {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <LoadedPage />
    </Suspense>
  );
}

function LoadedPage() {
  const { t } = useTranslation(['provider', 'methods']);
  const navigation = useQueryNavigation();
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} headline={t('intro')} />
      <LabProvider lab={getWalletLab()} navigation={navigation}>
        <LabFrame />
      </LabProvider>
    </div>
  );
}
