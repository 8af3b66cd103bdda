import { ApiError } from '@onepoint/api-client';
import { useTranslation } from '@onepoint/i18n';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useState, type SubmitEvent } from 'react';
import { useErrorText } from '../../../shared/errors/use-notify-error.ts';
import { focusOnMount } from '../../../shared/focus.ts';
import { parsePromocode } from '../data/parse-promocode.ts';

export interface PromocodeFormProps {
  /** Id by which a button outside sends the form. */
  formId: string;
  pending: boolean;
  /** Why the last try failed, null where it did not. */
  error: Error | null;
  /** Gets the code as the API takes it. */
  onSubmit: (code: string) => void;
  /** The text changed: what was wrong with the one before is over. */
  onEdit: () => void;
}

const aboutTheCode = ['PROMOCODE_NOT_FOUND', 'PROMOCODE_USED'];

/** One field. What the API says of the code stands at the field; other failures are told by whoever sends it. */
export function PromocodeForm({ formId, pending, error, onSubmit, onEdit }: PromocodeFormProps) {
  const { t } = useTranslation(['modals', 'common']);
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const parsed = parsePromocode(text);
  const invalid = submitted && 'message' in parsed ? t(`common:${parsed.message.key}`, parsed.message.values) : undefined;
  const refused = isAboutTheCode(error) ? errorText(error).message : undefined;

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
        error={invalid ?? refused}
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

/** Whether an error is the API's word on the code itself. */
export function isAboutTheCode(error: unknown): boolean {
  return error instanceof ApiError && aboutTheCode.includes(error.code);
}
