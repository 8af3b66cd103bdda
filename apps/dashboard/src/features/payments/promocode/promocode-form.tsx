import { activatePromocode, ApiError, listProjectsQueryKey } from '@onepoint/api-client';
import type { PromocodeActivation } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { useErrorText, useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { focusOnMount } from '../../../shared/focus.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useBalance } from '../payments.queries.ts';
import { parsePromocode } from '../payments.rules.ts';

interface PromocodeFormProps {
  /** For a submit button outside the form. */
  formId: string;
  pending: boolean;
  error: Error | null;
  /** The code is valid and trimmed. */
  onSubmit: (code: string) => void;
  onEdit: () => void;
}

/** Shows only errors about the code; `usePromocodeForm` reports all others. */
export function PromocodeForm({ formId, pending, error, onSubmit, onEdit }: PromocodeFormProps) {
  const { t } = useTranslation(['modals', 'common']);
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const parsed = parsePromocode(text);
  const invalid = submitted && 'message' in parsed ? t(`common:${parsed.message.key}`, parsed.message.values) : undefined;
  const rejected = isAboutCode(error) ? errorText(error).message : undefined;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSubmitted(true);
    if (pending) return;
    if ('code' in parsed) onSubmit(parsed.code);
    else event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <form id={formId} onSubmit={handleSubmit} noValidate>
      <TextField
        label={t('modals:promocode.code')}
        description={t('modals:promocode.codeHint')}
        placeholder={t('modals:promocode.placeholder')}
        value={text}
        error={invalid ?? rejected}
        onChange={(event) => {
          setText(event.target.value);
          onEdit();
        }}
        size="lg"
        mono
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        ref={focusOnMount}
        translate="no"
        data-1p-ignore
      />
    </form>
  );
}

const codeErrors = ['PROMOCODE_NOT_FOUND', 'PROMOCODE_USED'];

function isAboutCode(error: unknown): boolean {
  return error instanceof ApiError && codeErrors.includes(error.code);
}

/** Redeems a promo code. Stays pending until the projects are refetched, so that the new balance shows. Editing clears the last error. */
export function usePromocodeForm(projectId: string) {
  const { t } = useTranslation('modals');
  const client = useApiClient();
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const activate = useMutation({
    mutationFn: (code: string) => activatePromocode(client, { projectId, code }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listProjectsQueryKey() }),
  });
  return {
    activation: activate.data,
    reset: activate.reset,
    form: {
      pending: activate.isPending,
      error: activate.error,
      onSubmit: (code: string): void =>
        activate.mutate(code, {
          onError: (error) => {
            if (!isAboutCode(error)) notifyError(t('promocode.failed'), error);
          },
        }),
      onEdit: (): void => {
        if (activate.isError) activate.reset();
      },
    },
  };
}

interface PromocodeActivatedProps {
  projectId: string;
  activation: PromocodeActivation;
  action?: ReactNode;
}

export function PromocodeActivated({ projectId, activation: { code, amount }, action }: PromocodeActivatedProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const balanceCents = useBalance(projectId);
  return (
    <Alert tone="positive" live title={t('promocode.done.title', { amount: format.money(amount) })} action={action}>
      {balanceCents === undefined ? null : t('promocode.done.text', { code, balance: format.money(balanceCents) })}
    </Alert>
  );
}
