import { useTranslation } from '@onepoint/i18n';
import { Switch } from '@onepoint/ui-kit/switch';
import { TextField } from '@onepoint/ui-kit/text-field';
import type { FakeWallet, FakeWalletBehavior } from '@onepoint/wallet/fake';
import type { ReactNode } from 'react';
import { NativeSelect } from '../../../shared/native-select.tsx';
import styles from './script-part.module.css';

/** Longer than a person waits; a wallet that never answers is a script of its own. */
const delayMaxMs = 600_000;

export interface ScriptPartProps {
  readonly wallet: FakeWallet;
  /** Called after the wallet was changed. */
  readonly onChange: () => void;
}

/** How the wallet behaves from now on. */
export function ScriptBehavior({ wallet, onChange }: ScriptPartProps): ReactNode {
  const { t } = useTranslation('provider');
  const behavior = wallet.getBehavior();
  const behave = (change: Partial<FakeWalletBehavior>): void => {
    wallet.behave(change);
    onChange();
  };
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('script.behavior')}</legend>
      <TextField
        label={t('script.delay')}
        type="number"
        min={0}
        max={delayMaxMs}
        step={100}
        suffix="ms"
        value={behavior.answerDelayMs}
        onChange={(event) => behave({ answerDelayMs: Math.min(delayMaxMs, Math.max(0, Math.trunc(Number(event.target.value)))) })}
      />
      <NativeSelect
        label={t('script.unknownChain')}
        value={behavior.unknownChainAnswer}
        onValueChange={(value) => behave({ unknownChainAnswer: value as FakeWalletBehavior['unknownChainAnswer'] })}
        options={(['code', 'nested-code', 'message'] as const).map((value) => ({ value, label: t(`script.unknownChainAnswers.${value}`) }))}
      />
      <Switch
        label={t('script.rejectsAll')}
        checked={behavior.rejects === 'all'}
        onChange={(event) => behave({ rejects: event.target.checked ? 'all' : [] })}
      />
      <Switch
        label={t('script.isPending')}
        checked={behavior.isPending}
        onChange={(event) => behave({ isPending: event.target.checked })}
      />
      <Switch
        label={t('script.switchesAfterAdding')}
        checked={behavior.switchesAfterAdding}
        onChange={(event) => behave({ switchesAfterAdding: event.target.checked })}
      />
      <Switch
        label={t('script.announcesChain')}
        checked={behavior.announcesChain}
        onChange={(event) => behave({ announcesChain: event.target.checked })}
      />
    </fieldset>
  );
}
