import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import type { WalletMethod } from '@onepoint/wallet/methods';
import type { ReactNode } from 'react';
import { useLabNavigation } from '../../../lab/lab-navigation.ts';
import { useCopyTexts } from '../../../shared/use-copy-texts.ts';
import type { MethodForm } from '../hooks/use-method-form.ts';
import styles from './method-form-actions.module.css';

export interface MethodFormActionsProps {
  readonly method: WalletMethod;
  readonly form: MethodForm;
  readonly hasWallet: boolean;
  readonly isPending: boolean;
}

/** Sends; puts the example back; copies an address that brings these values back. */
export function MethodFormActions({ method, form, hasWallet, isPending }: MethodFormActionsProps): ReactNode {
  const { t } = useTranslation('methods');
  const { hrefTo } = useLabNavigation();
  const address = `${window.location.origin}${hrefTo({ section: 'methods', item: method.id, search: form.values })}`;
  return (
    <div className={styles.actions}>
      <Button type="submit" variant="primary" disabled={!hasWallet} loading={isPending} loadingLabel={t('sign.waiting')}>
        {t('form.send')}
      </Button>
      <Button variant="ghost" onClick={form.reset}>
        {t('form.example')}
      </Button>
      <CopyButton text={address} label={t('form.copyLink')} size="md" {...useCopyTexts()}>
        {t('form.copyLink')}
      </CopyButton>
      {hasWallet ? null : <p className={styles.hint}>{t('form.needsWallet')}</p>}
    </div>
  );
}
