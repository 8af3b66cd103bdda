import { nameSchema } from '@onepoint/api-contract';
import { useTranslation, validationMessage, type ValidationMessage } from '@onepoint/i18n';
import { ModalLayout } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useId, useState, type SubmitEvent } from 'react';
import { OvertakenAlert } from '../drafts/overtaken-alert.tsx';
import { focusOnMount } from '../focus.ts';
import styles from './name-modal.module.css';

export interface NameModalProps {
  title: string;
  description?: string;
  label: string;
  hint?: string;
  placeholder?: string;
  /** @default '' */
  initialName?: string;
  submitLabel: string;
  /** Name that someone else saved in the meantime. Shown before the user overwrites it. */
  overtakenBy?: string | undefined;
  pending: boolean;
  /** The name is valid and trimmed. */
  onSubmit: (name: string) => void;
  onClose: () => void;
}

export function NameModal({
  title,
  description,
  label,
  hint,
  placeholder,
  initialName = '',
  submitLabel,
  overtakenBy,
  pending,
  onSubmit,
  onClose,
}: NameModalProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [text, setText] = useState(initialName);
  const [submitted, setSubmitted] = useState(false);
  const parsed = parseName(text);
  const error = submitted && 'message' in parsed ? t(parsed.message.key, parsed.message.values) : undefined;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSubmitted(true);
    if (pending) return;
    if ('name' in parsed) onSubmit(parsed.name);
    else event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <ModalLayout
      title={title}
      description={description}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={pending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
        <TextField
          label={label}
          description={hint}
          placeholder={placeholder}
          value={text}
          error={error}
          onChange={(event) => setText(event.target.value)}
          size="lg"
          autoComplete="off"
          ref={focusOnMount}
          data-1p-ignore
        />
        <OvertakenAlert fields={overtakenBy === undefined ? [] : [{ label, saved: overtakenBy }]} onTakeSaved={onClose} />
      </form>
    </ModalLayout>
  );
}

type ParsedName = { readonly name: string } | { readonly message: ValidationMessage };

/** Trims and validates a name with the API's schema. */
export function parseName(text: string): ParsedName {
  const parsed = nameSchema.safeParse(text);
  if (parsed.success) return { name: parsed.data };
  const [issue] = parsed.error.issues;
  return { message: issue ? validationMessage(issue) : { key: 'validation.invalid', values: {} } };
}
