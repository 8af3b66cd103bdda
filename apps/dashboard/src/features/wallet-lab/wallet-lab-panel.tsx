import { useTranslation } from '@onepoint/i18n';
import { publicConfig } from '@onepoint/site-config';
import { LabFrame, LabProvider, createLab, type Lab } from '@onepoint/wallet-lab';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useQueryNavigation } from './lab-navigation.ts';
import styles from './wallet-lab-page.module.css';

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

let lab: Lab | undefined;

/** Shared per page load, so that the lab's log continues while the user visits other pages. */
function getWalletLab(): Lab {
  lab ??= createLab({ window, gatewayUrl: publicConfig.gatewayUrl || `${window.location.origin}/rpc` });
  return lab;
}
