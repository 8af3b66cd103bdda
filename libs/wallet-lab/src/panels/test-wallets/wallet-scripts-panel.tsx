import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { Switch } from '@onepoint/ui-kit/switch';
import { TextField } from '@onepoint/ui-kit/text-field';
import { walletChains } from '@onepoint/wallet';
import type { FakeWallet, FakeWalletBehavior, FakeWalletReply, FakeWalletState } from '@onepoint/fake-wallets';
import { SlidersHorizontal } from 'lucide-react';
import { useReducer, useState, useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { useLab } from '../../lab/lab-provider.tsx';
import { NativeSelect } from '../../shared/native-select.tsx';
import styles from './wallet-scripts-panel.module.css';

/** Controls each running test wallet: its behavior, its next answers, and its user's actions. */
export function WalletScriptsPanel(): ReactNode {
  const { t } = useTranslation('provider');
  const { testWallets } = useLab();
  const started = useSyncExternalStore(testWallets.subscribe, testWallets.getStarted);
  return (
    <Card title={t('script.title')} description={t('script.description')}>
      {started.length === 0 ? (
        <EmptyState headingLevel={3} icon={<SlidersHorizontal strokeWidth={1.5} />} title={t('script.empty')}>
          {t('script.emptyHint')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {started.map(({ preset, wallet }) => (
            <li key={preset}>
              <WalletScript wallet={wallet} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface WalletScriptProps {
  readonly wallet: FakeWallet;
}

function WalletScript({ wallet }: WalletScriptProps): ReactNode {
  const { t } = useTranslation('provider');
  const { log, config } = useLab();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // Rerenders on every request, as requests change the wallet's state.
  useSyncExternalStore(log.subscribe, log.getRecords);
  const { chainId, isLocked, isAuthorized } = wallet.getState();
  const chain = config.chains.find(({ id }) => id === chainId)?.name ?? String(chainId);
  return (
    <section className={styles.script} aria-label={wallet.info.name}>
      <header className={styles.head}>
        <h3 className={styles.name}>{wallet.info.name}</h3>
        <Badge>{chain}</Badge>
        {isLocked ? <Badge tone="caution">{t('script.locked')}</Badge> : null}
        <Badge tone={isAuthorized ? 'positive' : 'neutral'}>{t(isAuthorized ? 'script.authorized' : 'script.unauthorized')}</Badge>
      </header>
      <div className={styles.parts}>
        <ScriptBehavior wallet={wallet} onChange={redraw} />
        <ScriptNextAnswer wallet={wallet} onChange={redraw} />
        <ScriptPerson wallet={wallet} onChange={redraw} />
      </div>
    </section>
  );
}

/** Ten minutes. A scripted reply covers wallets that never answer. */
const delayMaxMs = 600_000;

interface ScriptPartProps {
  readonly wallet: FakeWallet;
  readonly onChange: () => void;
}

function ScriptBehavior({ wallet, onChange }: ScriptPartProps): ReactNode {
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
      <Switch
        label={t('script.rejectsUpgrade')}
        checked={behavior.rejectsUpgrade}
        onChange={(event) => behave({ rejectsUpgrade: event.target.checked })}
      />
    </fieldset>
  );
}

/** Suggestions for the method input. */
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

/** Scripts the reply to the next request of a method. */
function ScriptNextAnswer({ wallet, onChange }: ScriptPartProps): ReactNode {
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

/** Actions of the user inside the wallet. */
function ScriptPerson({ wallet, onChange }: ScriptPartProps): ReactNode {
  const { t } = useTranslation('provider');
  const { chainId, isLocked, isAuthorized, selected } = wallet.getState();
  const set = (change: Partial<FakeWalletState>): void => {
    wallet.setState(change);
    onChange();
  };
  const handleDisconnect = (): void => {
    wallet.emit('disconnect', Object.assign(new Error('The wallet lost its connection'), { code: 4900 }));
    onChange();
  };
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('script.person')}</legend>
      <NativeSelect
        label={t('script.account')}
        value={String(selected)}
        onValueChange={(value) => set({ selected: Number(value) })}
        options={wallet.addresses.map((address, index) => ({ value: String(index), label: `${address.slice(0, 8)}…${address.slice(-6)}` }))}
      />
      <NativeSelect
        label={t('script.chain')}
        value={String(chainId)}
        onValueChange={(value) => set({ chainId: Number(value) })}
        options={chainOptions(chainId)}
      />
      <div className={styles.buttons}>
        <Button size="sm" onClick={() => set({ isLocked: !isLocked })}>
          {t(isLocked ? 'script.unlock' : 'script.lock')}
        </Button>
        <Button size="sm" disabled={!isAuthorized} onClick={() => set({ isAuthorized: false })}>
          {t('script.revoke')}
        </Button>
        <Button size="sm" onClick={handleDisconnect}>
          {t('script.disconnect')}
        </Button>
      </div>
    </fieldset>
  );
}

/** The wallet chains, one that is not configured, and the current chain. */
function chainOptions(current: number): readonly { readonly value: string; readonly label: string }[] {
  const known = [...walletChains.map(({ id, name }) => ({ id, name: name as string })), { id: 56, name: 'BNB Smart Chain' }];
  const all = known.some(({ id }) => id === current) ? known : [...known, { id: current, name: String(current) }];
  return all.map(({ id, name }) => ({ value: String(id), label: `${name} · ${id}` }));
}
