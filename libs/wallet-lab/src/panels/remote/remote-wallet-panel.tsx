import type { RemoteWallet } from '@onepoint/fake-wallets';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { walletChains } from '@onepoint/wallet';
import { useConnectWallet, useDisconnectWallet } from '@onepoint/wallet/react';
import { useMutation } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { renderSVG } from 'uqr';
import { Switch } from '@onepoint/ui-kit/switch';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useReducer, useState, useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { useLab } from '../../lab/lab-provider.tsx';
import { useLabWallets } from '../../lab/lab-wallets.tsx';
import { remoteWalletName } from '../../lab/remote-test-wallet.ts';
import { NativeSelect } from '../../shared/native-select.tsx';
import { useCopyTexts } from '../../shared/use-copy-texts.ts';
import { WalletErrorAlert } from '../../shared/wallet-error-alert.tsx';
import { WalletWait } from '../../shared/wallet-wait.tsx';
import styles from './remote-wallet-panel.module.css';

/** Simulates a wallet on a phone: the page on one side, the phone on the other, and the relay between them. */
export function RemoteWalletPanel(): ReactNode {
  const { t } = useTranslation('provider');
  const { remote } = useLab();
  const wallet = useSyncExternalStore(remote.subscribe, remote.getWallet);
  const start = useMutation({ mutationFn: remote.start, retry: false, networkMode: 'always' });
  return (
    <Card title={t('remote.title')} description={t('remote.description')}>
      {wallet === undefined ? (
        <EmptyState headingLevel={3} icon={<Smartphone strokeWidth={1.5} />} title={t('remote.empty')}>
          {t('remote.emptyHint')}
          <div className={styles.start}>
            <Button loading={start.isPending} onClick={() => start.mutate()}>
              {t('remote.start')}
            </Button>
          </div>
          {start.isError ? <FormMessage>{t('testWallets.startFailed')}</FormMessage> : null}
        </EmptyState>
      ) : (
        <div className={styles.sides}>
          <PageSide wallet={wallet} />
          <PhoneSide wallet={wallet} />
        </div>
      )}
    </Card>
  );
}

interface SideProps {
  readonly wallet: RemoteWallet;
}

const tones = { unpaired: 'neutral', pairing: 'accent', proposed: 'accent', connected: 'positive' } as const;

/** What the page shows: the code, the state of the session, and its end. */
function PageSide({ wallet }: SideProps): ReactNode {
  const { t, i18n } = useTranslation('provider');
  const copyTexts = useCopyTexts();
  const { status, uri, expiresAt, lastEnd } = useSyncExternalStore(wallet.subscribe, wallet.getState);
  const found = useLabWallets()?.find(({ name }) => name === remoteWalletName);
  const connect = useConnectWallet();
  const disconnect = useDisconnectWallet();
  const time =
    expiresAt === null ? '' : new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' }).format(expiresAt);
  return (
    <section className={styles.side} aria-label={t('remote.page')}>
      <h3 className={styles.name}>{t('remote.page')}</h3>
      <p role="status">
        <Badge dot tone={tones[status]}>
          {t(`remote.status.${status}`)}
        </Badge>
      </p>
      {lastEnd !== null && status === 'unpaired' ? <FormMessage tone="caution">{t(`remote.ended.${lastEnd}`)}</FormMessage> : null}
      {expiresAt === null ? null : <p>{t('remote.expires', { time })}</p>}
      {uri === null ? null : (
        <>
          <img
            className={styles.code}
            alt={t('remote.code')}
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 4 }))}`}
          />
          <CopyButton text={uri} label={t('remote.copyUri')} {...copyTexts} />
        </>
      )}
      <div className={styles.buttons}>
        {status === 'connected' ? (
          <Button size="sm" onClick={() => found && disconnect.mutate(found)}>
            {t('connection.disconnect')}
          </Button>
        ) : (
          <Button size="sm" disabled={found === undefined} loading={connect.isPending} onClick={() => found && connect.mutate(found)}>
            {t('connectors.connect')}
          </Button>
        )}
      </div>
      <WalletWait request={connect} />
      {connect.error ? <WalletErrorAlert title={t('connectors.connectFailed')} error={connect.error} /> : null}
    </section>
  );
}

/** The phone's screen, what its user can do, and the relay. */
function PhoneSide({ wallet }: SideProps): ReactNode {
  const { t } = useTranslation('provider');
  const { status, prompt, isRelayOnline } = useSyncExternalStore(wallet.subscribe, wallet.getState);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { phone } = wallet;
  const { selected, chainId } = phone.getState();
  const set = (change: Parameters<typeof phone.setState>[0]): void => {
    phone.setState(change);
    redraw();
  };
  return (
    <section className={styles.side} aria-label={t('remote.phone')}>
      <h3 className={styles.name}>{t('remote.phone')}</h3>
      {status === 'unpaired' || status === 'pairing' ? <ScanForm wallet={wallet} /> : null}
      {status === 'proposed' || prompt !== null ? (
        <div className={styles.prompt} role="group" aria-label={t('remote.prompt')}>
          <p>{prompt === null ? t('remote.proposal') : t('remote.request', { method: prompt })}</p>
          <div className={styles.buttons}>
            <Button size="sm" variant="primary" onClick={wallet.approve}>
              {t('remote.approve')}
            </Button>
            <Button size="sm" onClick={wallet.reject}>
              {t('remote.reject')}
            </Button>
          </div>
        </div>
      ) : null}
      <NativeSelect
        label={t('script.account')}
        value={String(selected)}
        onValueChange={(value) => set({ selected: Number(value) })}
        options={phone.addresses.map((address, index) => ({ value: String(index), label: `${address.slice(0, 8)}…${address.slice(-6)}` }))}
      />
      <NativeSelect
        label={t('script.chain')}
        value={String(chainId)}
        onValueChange={(value) => set({ chainId: Number(value) })}
        options={walletChains.map(({ id, name }) => ({ value: String(id), label: `${name} · ${String(id)}` }))}
      />
      <div className={styles.buttons}>
        <Button size="sm" disabled={status !== 'connected'} onClick={() => wallet.end('phone')}>
          {t('remote.endSession')}
        </Button>
        <Button size="sm" disabled={status !== 'connected'} onClick={() => wallet.end('session-expired')}>
          {t('remote.expireSession')}
        </Button>
      </div>
      <Switch
        label={t('remote.relayOffline')}
        checked={!isRelayOnline}
        onChange={(event) => wallet.setRelayOnline(!event.target.checked)}
      />
      {isRelayOnline ? null : <FormMessage tone="caution">{t('remote.relayOfflineHint')}</FormMessage>}
    </section>
  );
}

/** Stands in for the phone's camera. */
function ScanForm({ wallet }: SideProps): ReactNode {
  const { t } = useTranslation('provider');
  const { uri } = useSyncExternalStore(wallet.subscribe, wallet.getState);
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const scan = (code: string): void => {
    const isValid = wallet.scan(code);
    setRefused(!isValid);
    if (isValid) setText('');
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    scan(text);
  };
  return (
    <form className={styles.scan} onSubmit={handleSubmit}>
      <TextField
        mono
        label={t('remote.uri')}
        value={text}
        error={isRefused ? t('remote.uriInvalid') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" disabled={text.trim() === ''}>
          {t('remote.pair')}
        </Button>
        <Button size="sm" disabled={uri === null} onClick={() => scan(uri ?? '')}>
          {t('remote.scan')}
        </Button>
      </div>
    </form>
  );
}
