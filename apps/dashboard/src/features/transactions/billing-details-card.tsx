import { billingDetailsLengths, may, updateBillingDetailsBodySchema, type BillingDetails, type Project } from '@onepoint/api-contract';
import { useTranslation, validationMessage } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { TextArea } from '@onepoint/ui-kit/text-area';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useState, type SubmitEvent } from 'react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { SectionCard } from '../../shared/section-card/section-card.tsx';
import styles from './billing-details-card.module.css';
import { useBillingDetails } from './transactions.queries.ts';

interface BillingDetailsCardProps {
  project: Pick<Project, 'id' | 'role'>;
}

/** Read-only for roles that can't change settings. */
export function BillingDetailsCard({ project }: BillingDetailsCardProps) {
  const { t } = useTranslation('billing');
  const { query, save } = useBillingDetails(project.id);
  return (
    <SectionCard id="billing-details" title={t('details.title')} description={t('details.description')}>
      {query.data ? (
        <BillingDetailsForm
          key={project.id}
          saved={query.data}
          readOnly={!may(project.role, 'settings:update')}
          pending={save.isPending}
          onSave={(details) => save.mutate(details)}
        />
      ) : query.isError ? (
        <QueryError title={t('details.failed.load')} error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <Skeleton lines={4} />
      )}
    </SectionCard>
  );
}

interface BillingDetailsFormProps {
  saved: BillingDetails;
  readOnly: boolean;
  pending: boolean;
  onSave: (details: BillingDetails) => void;
}

function BillingDetailsForm({ saved, readOnly, pending, onSave }: BillingDetailsFormProps) {
  const { t } = useTranslation(['billing', 'common']);
  const [typed, setTyped] = useState<Partial<BillingDetails>>({});
  const values = { ...saved, ...typed };
  const parsed = updateBillingDetailsBodySchema.safeParse({ ...values, email: values.email.trim() });
  const isDirty = (Object.keys(saved) as (keyof BillingDetails)[]).some((field) => values[field].trim() !== saved[field]);
  const errorOf = (field: keyof BillingDetails): string | undefined => {
    const issue = parsed.error?.issues.find(({ path }) => path[0] === field);
    const message = issue && (field === 'email' ? ({ key: 'validation.email', values: {} } as const) : validationMessage(issue));
    return message && t(message.key, { ns: 'common', ...message.values });
  };
  const field = (name: keyof BillingDetails) => ({
    label: t(`billing:details.${name}`),
    value: values[name],
    error: errorOf(name),
    maxLength: billingDetailsLengths[name],
    readOnly,
    onChange: (event: { target: { value: string } }) => setTyped((before) => ({ ...before, [name]: event.target.value })),
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!parsed.success) {
      event.currentTarget.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
      return;
    }
    if (isDirty && !pending) onSave({ ...saved, ...parsed.data });
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={t('billing:details.title')}>
      {readOnly ? <Alert title={t('billing:details.readOnly')} /> : null}
      <TextField {...field('companyName')} autoComplete="organization" />
      <TextArea {...field('address')} rows={3} autoComplete="street-address" />
      <div className={styles.pair}>
        <TextField {...field('taxId')} description={t('billing:details.taxIdHint')} autoComplete="off" spellCheck={false} />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" spellCheck={false} />
      </div>
      {readOnly ? null : (
        <div>
          <Button type="submit" variant={isDirty ? 'primary' : 'secondary'} loading={pending} disabled={!isDirty}>
            {t('billing:details.save')}
          </Button>
        </div>
      )}
    </form>
  );
}
