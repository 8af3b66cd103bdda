import { useTranslation, type Resources } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { TextArea } from '@onepoint/ui-kit/text-area';
import { TextField } from '@onepoint/ui-kit/text-field';
import type { MethodField as Field, MethodContext, MethodValues, RpcRequest, WalletMethod, WalletMethodId } from '@onepoint/wallet/methods';
import { useWalletConnection } from '@onepoint/wallet/react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { BaseError } from 'viem';
import { useLabNavigation } from '../../lab/lab-navigation.tsx';
import { NativeSelect } from '../../shared/native-select.tsx';
import { useCopyTexts } from '../../shared/use-copy-texts.ts';
import { WalletErrorAlert } from '../../shared/wallet-error-alert.tsx';
import { WalletWait } from '../../shared/wallet-wait.tsx';
import { ConfirmSendDialog } from './confirm-send-dialog.tsx';
import { findDanger } from './interpret-request.ts';
import styles from './method-form.module.css';
import { MethodResult } from './method-result.tsx';
import { useConfirmedSend, type TargetWallet } from './use-send-request.ts';

interface MethodFormProps {
  readonly method: WalletMethod<WalletMethodId>;
  readonly form: MethodFormState;
  readonly target: TargetWallet;
}

/** Form of a method. Spending on a mainnet needs a confirmation. */
export function MethodForm({ method, form, target }: MethodFormProps): ReactNode {
  const { t } = useTranslation('methods');
  const { chain } = useWalletConnection();
  const { sending, question, submit, confirm, cancel } = useConfirmedSend(target.wallet);
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
      <MethodFormActions method={method} form={form} hasWallet={target.wallet !== undefined} isPending={sending.isPending} />
      <WalletWait request={sending} />
      {sending.error ? <WalletErrorAlert title={t('form.failed')} error={sending.error} /> : null}
      {sending.data ? <MethodResult methodId={method.id} wallet={target.wallet} sent={sending.data} /> : null}
      {question === undefined ? null : <ConfirmSendDialog {...question} onConfirm={confirm} onCancel={cancel} />}
    </form>
  );
}

type MethodFieldName = keyof Resources['methods']['fields'];

interface MethodFieldProps {
  readonly name: string;
  readonly field: Field;
  readonly value: string;
  readonly isInvalid: boolean;
  /** Currency symbol, shown as the suffix of amounts. */
  readonly currency: string;
  readonly onValueChange: (value: string) => void;
}

const longKinds: ReadonlySet<Field['kind']> = new Set(['multiline', 'json']);

function MethodField({ name, field, value, isInvalid, currency, onValueChange }: MethodFieldProps): ReactNode {
  const { t } = useTranslation('methods');
  const texts = {
    label: t(`fields.${name as MethodFieldName}`),
    labelNote: field.isOptional ? t('form.optional') : undefined,
    error: isInvalid ? t(`form.invalid.${field.kind}`) : undefined,
    value,
    spellCheck: false,
    autoComplete: 'off',
  } as const;
  if (longKinds.has(field.kind)) {
    const rows = Math.min(16, Math.max(3, value.split('\n').length));
    return <TextArea {...texts} mono={field.kind === 'json'} rows={rows} onChange={(event) => onValueChange(event.target.value)} />;
  }
  return (
    <TextField
      {...texts}
      mono={field.kind !== 'text'}
      inputMode={field.kind === 'amount' ? 'decimal' : field.kind === 'integer' || field.kind === 'chainId' ? 'numeric' : undefined}
      suffix={field.kind === 'amount' ? currency : undefined}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}

interface MethodFormActionsProps {
  readonly method: WalletMethod;
  readonly form: MethodFormState;
  readonly hasWallet: boolean;
  readonly isPending: boolean;
}

function MethodFormActions({ method, form, hasWallet, isPending }: MethodFormActionsProps): ReactNode {
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

interface MethodFormState {
  readonly values: MethodValues;
  readonly setValue: (name: string, value: string) => void;
  /** Restores the example. */
  readonly reset: () => void;
  readonly invalid: ReadonlySet<string>;
  /** Undefined if the values are invalid. */
  readonly request: RpcRequest | undefined;
  /** Error message for fields that are valid individually but can't be combined. */
  readonly refusal: string | undefined;
}

/** Form values of a method: the example, overridden by the URL and by user input. The example follows the account and the chain. */
export function useMethodForm(method: WalletMethod, context: MethodContext, search: MethodValues = {}): MethodFormState {
  const names = Object.keys(method.fields);
  const [typed, setTyped] = useState(() => Object.fromEntries(Object.entries(search).filter(([name]) => names.includes(name))));
  const values = { ...method.example(context), ...typed };
  const parsed = method.schema.safeParse(values);
  const invalid = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0])));
  return {
    values,
    setValue: (name, value) => setTyped({ ...typed, [name]: value }),
    reset: () => setTyped({}),
    invalid,
    ...(invalid.size > 0 ? { request: undefined, refusal: undefined } : makeRequest(method, values, context)),
  };
}

function makeRequest(method: WalletMethod, values: MethodValues, context: MethodContext): Pick<MethodFormState, 'request' | 'refusal'> {
  try {
    return { request: method.toRequest(values, context), refusal: undefined };
  } catch (error) {
    const message = error instanceof BaseError ? error.shortMessage : error instanceof Error ? error.message : String(error);
    return { request: undefined, refusal: message };
  }
}
