import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { TextField } from '@onepoint/ui-kit/text-field';
import type { FakeWalletReply } from '@onepoint/wallet/fake';
import { useState, type FormEvent, type ReactNode } from 'react';
import { NativeSelect } from '../../../shared/native-select.tsx';
import type { ScriptPartProps } from './script-behavior.tsx';
import styles from './script-part.module.css';

/** What a script is most often about; any other method can be typed. */
const methods = [
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  'eth_chainId',
  'eth_accounts',
];

const replies = {
  reject: { kind: 'reject' },
  unauthorized: { kind: 'error', code: 4100, message: 'Unauthorized' },
  unsupported: { kind: 'error', code: 4200, message: 'Unsupported method' },
  pending: { kind: 'error', code: -32_002, message: 'Request already pending' },
  internal: { kind: 'error', code: -32_603, message: 'Internal error' },
  late: { kind: 'delay', delayMs: 5_000 },
  never: { kind: 'never' },
  disconnect: { kind: 'disconnect' },
  answerNull: { kind: 'answer', value: null },
} as const satisfies Record<string, FakeWalletReply>;

/** Says what the next request of a method gets, once. */
export function ScriptNextAnswer({ wallet, onChange }: ScriptPartProps): ReactNode {
  const { t } = useTranslation('provider');
  const [method, setMethod] = useState('personal_sign');
  const [reply, setReply] = useState<keyof typeof replies>('reject');
  const steps = wallet.listSteps();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    wallet.script({ method: method.trim(), reply: replies[reply] });
    onChange();
  };
  return (
    <form onSubmit={handleSubmit}>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t('script.next')}</legend>
        <TextField
          mono
          required
          label={t('script.nextMethod')}
          list={`script-methods-${wallet.id}`}
          value={method}
          onChange={(event) => setMethod(event.target.value)}
        />
        <datalist id={`script-methods-${wallet.id}`}>
          {methods.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <NativeSelect
          label={t('script.nextReply')}
          value={reply}
          onValueChange={(value) => setReply(value as keyof typeof replies)}
          options={(Object.keys(replies) as (keyof typeof replies)[]).map((value) => ({ value, label: t(`script.replies.${value}`) }))}
        />
        <div className={styles.buttons}>
          <Button type="submit" size="sm">
            {t('script.add')}
          </Button>
        </div>
        {steps.length === 0 ? null : (
          <ol className={styles.steps} aria-label={t('script.steps')}>
            {steps.map((step, index) => (
              <li
                key={`${index} ${step.method}`}
              >{`${step.method} → ${step.reply.kind === 'error' ? step.reply.code : step.reply.kind}`}</li>
            ))}
          </ol>
        )}
      </fieldset>
    </form>
  );
}
