import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { walletErrorCodes, type WalletError, type WalletErrorCode } from '@onepoint/wallet';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLabNavigation } from '../../lab/lab-navigation.tsx';
import { JsonBlock } from '../../shared/json-block.tsx';
import styles from './error-gallery-panel.module.css';

const codes = Object.keys(walletErrorCodes) as WalletErrorCode[];

const groups = [
  { id: 'wallet', codes: codes.filter((code) => code.startsWith('WALLET_')) },
  { id: 'node', codes: codes.filter((code) => code.startsWith('RPC_')) },
] as const;

/** Lists every error code and can trigger each of them. */
export function ErrorGalleryPanel(): ReactNode {
  const { t } = useTranslation('provider');
  const { place } = useLabNavigation();
  return (
    <Card title={t('gallery.title')} description={t('gallery.description')}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.id} aria-labelledby={`errors-${group.id}`}>
            <h3 id={`errors-${group.id}`} className={styles.title}>
              {t(`gallery.${group.id}`)}
            </h3>
            <ul className={styles.list}>
              {group.codes.map((code) => (
                <ErrorCase key={code} code={code} isNamed={place.item === code} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

interface ErrorCaseProps {
  readonly code: WalletErrorCode;
  /** The URL names this error: scroll to it. */
  readonly isNamed: boolean;
}

function ErrorCase({ code, isNamed }: ErrorCaseProps): ReactNode {
  const { t } = useTranslation('provider');
  const row = useRef<HTMLLIElement>(null);
  const entry: { readonly key: (typeof walletErrorCodes)[WalletErrorCode]['key']; readonly providerCode?: number } = walletErrorCodes[code];
  const provoke = useMutation({
    mutationFn: async () => (await import('./provoke-error.ts')).provokeError(code),
    retry: false,
    networkMode: 'always',
  });
  useEffect(() => {
    if (isNamed) row.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  return (
    <li ref={row} className={styles.row} aria-current={isNamed || undefined}>
      <div className={styles.head}>
        <code className={styles.code}>{code}</code>
        {entry.providerCode === undefined ? null : <code className={styles.number}>{entry.providerCode}</code>}
      </div>
      <div className={styles.text}>
        <p>{t(entry.key)}</p>
        <ErrorHelp messageKey={entry.key} />
        {provoke.isSuccess ? <ErrorOutcome expected={code} error={provoke.data} /> : null}
        {provoke.isError ? <p role="alert">{t('sections.loadFailed')}</p> : null}
      </div>
      <Button size="sm" aria-label={t('gallery.provokeNamed', { code })} loading={provoke.isPending} onClick={() => provoke.mutate()}>
        {t('gallery.provoke')}
      </Button>
    </li>
  );
}

interface ErrorOutcomeProps {
  readonly expected: WalletErrorCode;
  /** Undefined if nothing was thrown. */
  readonly error: WalletError | undefined;
}

function ErrorOutcome({ expected, error }: ErrorOutcomeProps): ReactNode {
  const { t } = useTranslation('provider');
  if (error?.code !== expected)
    return <Alert live tone="caution" title={t('gallery.other', { code: error?.code ?? t('gallery.nothing') })} />;
  return (
    <div className={styles.outcome}>
      <Alert live tone="negative" title={t('gallery.shown')}>
        <p>{t(error.messageKey)}</p>
        <p className={styles.outcomeCode}>
          {error.code}
          {error.providerCode === undefined ? null : ` · ${error.providerCode}`}
        </p>
      </Alert>
      <JsonBlock label={t('gallery.underneath')} value={error.cause ?? error.message} />
    </div>
  );
}

type HelpId = WalletError['messageKey'] extends `errors.${infer Id}` ? Id : never;

interface ErrorHelpProps {
  readonly messageKey: WalletError['messageKey'];
}

function ErrorHelp({ messageKey }: ErrorHelpProps): ReactNode {
  const { t } = useTranslation('provider');
  const id = messageKey.slice('errors.'.length) as HelpId;
  return (
    <dl className={styles.help}>
      <dt>{t('gallery.cause')}</dt>
      <dd>{t(`errorHelp.${id}.cause`)}</dd>
      <dt>{t('gallery.cure')}</dt>
      <dd>{t(`errorHelp.${id}.cure`)}</dd>
    </dl>
  );
}
