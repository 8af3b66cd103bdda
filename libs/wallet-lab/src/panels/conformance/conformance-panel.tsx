import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { Checkbox } from '@onepoint/ui-kit/checkbox';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { Progress } from '@onepoint/ui-kit/progress';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import type { Wallet } from '@onepoint/wallet';
import {
  collectAnnouncements,
  runConformance,
  summarizeConformance,
  type ConformanceProgress,
  type ConformanceReach,
} from '@onepoint/wallet/conformance';
import { useWalletConnection } from '@onepoint/wallet/react';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { LabLink, useLabNavigation } from '../../lab/lab-navigation.tsx';
import { useLab } from '../../lab/lab-provider.tsx';
import { useConformanceResult, useLabWallets } from '../../lab/lab-wallets.tsx';
import { NativeSelect } from '../../shared/native-select.tsx';
import styles from './conformance-panel.module.css';
import { ConformanceReportView } from './conformance-report.tsx';

/** Runs the conformance checks against a wallet and shows the report. */
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
          {run.state === 'running' ? <RunProgress progress={run.progress} onCancel={run.cancel} /> : null}
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

interface ConformanceRun {
  readonly state: 'idle' | 'running' | 'failed';
  readonly progress: ConformanceProgress | undefined;
  readonly start: (wallet: Wallet, reach: ConformanceReach) => Promise<void>;
  readonly cancel: () => void;
}

/** Runs the checks against a wallet's own provider, without logging proxies. Unmounting aborts the run. */
function useConformanceRun(): ConformanceRun {
  const { announcements, conformance, config } = useLab();
  const [state, setState] = useState<ConformanceRun['state']>('idle');
  const [progress, setProgress] = useState<ConformanceProgress>();
  const controller = useRef<AbortController>(undefined);
  const cancel = (): void => controller.current?.abort();
  useEffect(() => () => controller.current?.abort(), []);

  const start = async (wallet: Wallet, reach: ConformanceReach): Promise<void> => {
    cancel();
    const own = new AbortController();
    controller.current = own;
    setState('running');
    setProgress(undefined);
    try {
      const seen: unknown = await wallet.connector.getProvider();
      const announced = announcements.find(seen);
      const provider: unknown = announced?.provider ?? seen;
      if (typeof provider !== 'object' || provider === null) throw new TypeError('The wallet has no provider');
      const received = announced === undefined ? undefined : await collectAnnouncements({ window: announcements.originals, provider });
      own.signal.throwIfAborted();
      const report = await runConformance(provider, {
        reach,
        wallet: { name: wallet.name, rdns: wallet.isAnnounced ? wallet.id : undefined, uuid: announced?.uuid },
        chains: config.chains,
        signal: own.signal,
        onProgress: setProgress,
        ...(received === undefined ? {} : { announcements: received }),
      });
      conformance.set(wallet.connector.uid, { report, grade: summarizeConformance(report.checks).grade });
      setState('idle');
    } catch {
      if (controller.current === own) setState(own.signal.aborted ? 'idle' : 'failed');
    }
  };
  return { state, progress, start, cancel };
}

interface ConformanceFormProps {
  readonly wallets: readonly Wallet[];
  readonly wallet: Wallet;
  readonly isRunning: boolean;
  /** @param uid connector uid, because wallet ids are not unique */
  readonly onChoose: (uid: string) => void;
  readonly onStart: (wallet: Wallet, reach: ConformanceReach) => Promise<void>;
}

const reaches = ['none', 'user', 'chain'] as const;

/** Selects a wallet and which kinds of checks to run. Checks that spend gas need a confirmation. */
function ConformanceForm({ wallets, wallet, isRunning, onChoose, onStart }: ConformanceFormProps): ReactNode {
  const { t } = useTranslation('provider');
  const [reach, setReach] = useState<ConformanceReach>('none');
  const [isAgreed, setIsAgreed] = useState(false);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void onStart(wallet, reach);
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <div className={styles.fields}>
        <NativeSelect
          label={t('conformance.wallet')}
          value={wallet.connector.uid}
          disabled={isRunning}
          onValueChange={onChoose}
          options={wallets.map(({ name, connector }) => ({ value: connector.uid, label: name }))}
        />
        <NativeSelect
          label={t('conformance.reach')}
          value={reach}
          disabled={isRunning}
          onValueChange={(value) => setReach(reaches.find((candidate) => candidate === value) ?? 'none')}
          options={reaches.map((value) => ({ value, label: t(`conformance.reaches.${value}`) }))}
        />
        <Button type="submit" variant="primary" loading={isRunning} disabled={reach === 'chain' && !isAgreed}>
          {t('conformance.run')}
        </Button>
      </div>
      <p className={styles.hint}>{t(`conformance.reachHints.${reach}`)}</p>
      {reach === 'chain' ? (
        <Alert tone="caution" title={t('conformance.chainWarning')}>
          <Checkbox label={t('conformance.chainAgree')} checked={isAgreed} onChange={(event) => setIsAgreed(event.target.checked)} />
        </Alert>
      ) : null}
    </form>
  );
}

interface RunProgressProps {
  /** Undefined until the first check is done. */
  readonly progress: ConformanceProgress | undefined;
  readonly onCancel: () => void;
}

function RunProgress({ progress, onCancel }: RunProgressProps): ReactNode {
  const { t } = useTranslation(['provider', 'common']);
  return (
    <div className={styles.progress}>
      <Progress label={t('conformance.progress')} value={progress?.done} max={progress?.total ?? 1} />
      <p className={styles.text} role="status">
        {progress === undefined ? t('conformance.starting') : t('conformance.done', { done: progress.done, total: progress.total })}
      </p>
      <Button size="sm" onClick={onCancel}>
        {t('common:actions.cancel')}
      </Button>
      {progress === undefined ? null : <p className={styles.last}>{t(`conformance.checks.${progress.last.id}`)}</p>}
    </div>
  );
}
