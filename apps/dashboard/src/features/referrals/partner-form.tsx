import { partnerApplicationBodySchema } from '@onepoint/api-contract';
import { useTranslation, validationMessage, type ValidationMessage } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { TextArea } from '@onepoint/ui-kit/text-area';
import { TextField } from '@onepoint/ui-kit/text-field';
import { type SubmitEvent, useState } from 'react';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { notify } from '../../shared/overlays/notify.ts';
import styles from './partner-form.module.css';
import { useApplyForPartnership } from './referrals.queries.ts';

interface PartnerFields {
  readonly company: string;
  readonly website: string;
  readonly message: string;
}

const partnerFieldNames = ['company', 'website', 'message'] as const satisfies readonly (keyof PartnerFields)[];

export function partnerFieldErrors(fields: PartnerFields): Partial<Record<keyof PartnerFields, ValidationMessage>> {
  const parsed = partnerApplicationBodySchema.safeParse({ ...fields, website: fields.website.trim() });
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map((issue) => [issue.path[0], validationMessage(issue)]).toReversed());
}

const nothing: PartnerFields = { company: '', website: '', message: '' };

export function PartnerForm({ projectId }: { projectId: string }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const notifyError = useNotifyError();
  const apply = useApplyForPartnership(projectId);
  const [fields, setFields] = useState(nothing);
  const [submitted, setSubmitted] = useState(false);
  const errors = partnerFieldErrors(fields);
  const propsOf = (field: keyof PartnerFields) => {
    const message = submitted ? errors[field] : undefined;
    return {
      name: field,
      label: t(`partners.form.${field}`),
      description: t(`partners.form.${field}Hint`),
      value: fields[field],
      error: message && t(`common:${message.key}`, message.values),
      onValueChange: (value: string) => setFields({ ...fields, [field]: value }),
    };
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSubmitted(true);
    if (apply.isPending) return;
    const first = partnerFieldNames.find((field) => errors[field]);
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    apply.mutate(
      { ...fields, website: fields.website.trim() },
      {
        onSuccess: () => notify('success', { title: t('partners.sent') }),
        onError: (error) => notifyError(t('partners.failed.apply'), error),
      },
    );
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextField {...propsOf('company')} autoComplete="organization" />
      <TextField {...propsOf('website')} type="url" autoComplete="url" placeholder={t('partners.form.websitePlaceholder')} />
      <TextArea {...propsOf('message')} rows={5} />
      <div>
        <Button type="submit" variant="primary" loading={apply.isPending}>
          {t('partners.form.submit')}
        </Button>
      </div>
    </form>
  );
}
