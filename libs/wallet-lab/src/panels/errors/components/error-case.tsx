import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { walletErrorCodes, type WalletErrorCode } from '@onepoint/wallet';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorHelp } from '../../../shared/error-help.tsx';
import styles from './error-case.module.css';
import { ErrorOutcome } from './error-outcome.tsx';

export interface ErrorCaseProps {
  readonly code: WalletErrorCode;
  /** The address of the page names it: it is gone to. */
  readonly isNamed: boolean;
}

/** One error: its code, its sentence, cause and cure, and the button that makes it happen. */
export function ErrorCase({ code, isNamed }: ErrorCaseProps): ReactNode {
  const { t } = useTranslation('provider');
  const row = useRef<HTMLLIElement>(null);
  const entry: { readonly key: (typeof walletErrorCodes)[WalletErrorCode]['key']; readonly providerCode?: number } = walletErrorCodes[code];
  const provoke = useMutation({
    mutationFn: async () => (await import('../provoke/provoke-error.ts')).provokeError(code),
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
