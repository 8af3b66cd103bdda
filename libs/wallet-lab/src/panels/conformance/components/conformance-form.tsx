import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { Checkbox } from '@onepoint/ui-kit/checkbox';
import type { Wallet } from '@onepoint/wallet';
import type { ConformanceReach } from '@onepoint/wallet/conformance';
import { useState, type FormEvent, type ReactNode } from 'react';
import { NativeSelect } from '../../../shared/native-select.tsx';
import styles from './conformance-form.module.css';

export interface ConformanceFormProps {
  readonly wallets: readonly Wallet[];
  readonly wallet: Wallet;
  readonly isRunning: boolean;
  /** @param uid of the chosen wallet's connector: its id may be another's too */
  readonly onChoose: (uid: string) => void;
  readonly onStart: (wallet: Wallet, reach: ConformanceReach) => Promise<void>;
}

const reaches = ['nobody', 'person', 'chain'] as const;

/** Which wallet is tried, and whom that may bother. What reaches a chain has to be agreed to. */
export function ConformanceForm({ wallets, wallet, isRunning, onChoose, onStart }: ConformanceFormProps): ReactNode {
  const { t } = useTranslation('provider');
  const [reach, setReach] = useState<ConformanceReach>('nobody');
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
          onValueChange={(value) => setReach(reaches.find((candidate) => candidate === value) ?? 'nobody')}
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
