import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { useWalletConnection } from '@onepoint/wallet/react';
import type { WalletMethod, WalletMethodId } from '@onepoint/wallet/methods';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Suspense, type FormEvent, type ReactNode } from 'react';
import { NativeSelect } from '../../../shared/native-select.tsx';
import { WalletErrorAlert } from '../../../shared/wallet-error-alert.tsx';
import { useConfirmedSend } from '../hooks/use-confirmed-send.ts';
import type { MethodForm as Form } from '../hooks/use-method-form.ts';
import type { TargetWallet } from '../hooks/use-target-wallet.ts';
import { findDanger } from '../requests/dangerous-methods.ts';
import { MethodField } from './method-field.tsx';
import { MethodFormActions } from './method-form-actions.tsx';
import styles from './method-form.module.css';
import { MethodResult } from './method-result.tsx';

const ConfirmSendDialog = onDemand(async () => (await import('./confirm-send-dialog.tsx')).ConfirmSendDialog);

export interface MethodFormProps {
  readonly method: WalletMethod<WalletMethodId>;
  readonly form: Form;
  readonly target: TargetWallet;
}

/** The parameters of a method and the button that sends them; asks first where money is real. */
export function MethodForm({ method, form, target }: MethodFormProps): ReactNode {
  const { t } = useTranslation('methods');
  const { chain } = useWalletConnection();
  const { send, question, submit, confirm, cancel } = useConfirmedSend(target.wallet);
  const danger = form.request === undefined ? undefined : findDanger(form.request.method);
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (form.request === undefined) event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else submit(form.request);
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      {target.wallets.length > 1 ? (
        <NativeSelect
          label={t('form.wallet')}
          value={target.wallet?.connector.uid ?? ''}
          onValueChange={target.choose}
          options={target.wallets.map(({ name, connector }) => ({ value: connector.uid, label: name }))}
        />
      ) : null}
      {Object.entries(method.fields).map(([name, field]) => (
        <MethodField
          key={name}
          name={name}
          field={field}
          value={form.values[name] ?? ''}
          isInvalid={form.invalid.has(name)}
          currency={chain?.nativeCurrency.symbol ?? 'ETH'}
          onValueChange={(value) => form.setValue(name, value)}
        />
      ))}
      {form.refusal === undefined ? null : <FormMessage>{t('form.refused', { reason: form.refusal })}</FormMessage>}
      {danger === undefined ? null : (
        <Alert tone="caution" title={t('danger.title')}>
          {t(`danger.${danger}`)}
        </Alert>
      )}
      <MethodFormActions method={method} form={form} hasWallet={target.wallet !== undefined} isPending={send.isPending} />
      {send.error ? <WalletErrorAlert title={t('form.failed')} error={send.error} /> : null}
      {send.data ? <MethodResult methodId={method.id} wallet={target.wallet} sent={send.data} /> : null}
      {question === undefined ? null : (
        <Suspense>
          <ConfirmSendDialog {...question} onConfirm={confirm} onCancel={cancel} />
        </Suspense>
      )}
    </form>
  );
}
