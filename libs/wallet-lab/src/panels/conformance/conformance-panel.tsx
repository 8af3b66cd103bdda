import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useWalletConnection } from '@onepoint/wallet/react';
import { ShieldCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { LabLink } from '../../lab/lab-link.tsx';
import { useLabNavigation } from '../../lab/lab-navigation.ts';
import { useConformanceResult } from '../../wallets/use-conformance-result.ts';
import { useLabWallets } from '../../wallets/use-lab-wallets.ts';
import { ConformanceForm } from './components/conformance-form.tsx';
import { ConformanceProgress } from './components/conformance-progress.tsx';
import { ConformanceReportView } from './components/conformance-report-view.tsx';
import styles from './conformance-panel.module.css';
import { useConformanceRun } from './hooks/use-conformance-run.ts';

/** Tries a wallet against the standards and shows what was found, with the evidence. */
export function ConformancePanel(): ReactNode {
  const { t } = useTranslation('provider');
  const { place, goTo } = useLabNavigation();
  const [chosen, setChosen] = useState<string>();
  const wallets = useLabWallets();
  const { walletId } = useWalletConnection();
  const run = useConformanceRun();
  const named = wallets?.filter(({ id }) => id === place.item);
  const wallet =
    named?.find(({ connector }) => connector.uid === chosen) ?? named?.[0] ?? wallets?.find(({ id }) => id === walletId) ?? wallets?.[0];
  const result = useConformanceResult(wallet?.connector.uid);
  const handleChoose = (uid: string): void => {
    setChosen(uid);
    goTo({ section: 'conformance', item: wallets?.find(({ connector }) => connector.uid === uid)?.id }, { replaces: true });
  };
  const empty = (
    <EmptyState
      headingLevel={3}
      icon={<ShieldCheck strokeWidth={1.5} />}
      title={t('conformance.noWallet')}
      action={<LabLink to={{ section: 'test-wallets' }}>{t('conformance.startOne')}</LabLink>}
    >
      {t('conformance.noWalletHint')}
    </EmptyState>
  );
  return (
    <Card title={t('conformance.title')} description={t('conformance.description')}>
      {wallets === undefined ? <Skeleton lines={3} /> : null}
      {wallets !== undefined && wallet === undefined ? empty : null}
      {wallets === undefined || wallet === undefined ? null : (
        <div className={styles.stack}>
          <ConformanceForm
            wallets={wallets}
            wallet={wallet}
            isRunning={run.state === 'running'}
            onChoose={handleChoose}
            onStart={run.start}
          />
          {run.state === 'running' ? <ConformanceProgress progress={run.progress} onCancel={run.cancel} /> : null}
          {run.state === 'failed' ? (
            <Alert live tone="negative" title={t('conformance.failed')}>
              {t('conformance.failedHint')}
            </Alert>
          ) : null}
          {result === undefined || run.state === 'running' ? null : <ConformanceReportView report={result.report} grade={result.grade} />}
        </div>
      )}
    </Card>
  );
}
