import { useTranslation } from '@onepoint/i18n';
import { LabFrame, LabProvider } from '@onepoint/wallet-lab';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { getWalletLab } from './get-wallet-lab.ts';
import { useQueryNavigation } from './hooks/use-query-navigation.ts';
import styles from './wallet-lab-page.module.css';

/** The wallet laboratory with its title. Its texts are loaded with it. */
export function WalletLabPanel() {
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
