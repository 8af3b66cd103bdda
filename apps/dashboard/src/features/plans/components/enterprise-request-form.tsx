import type { CreateEnterpriseRequestParameters } from '@onepoint/api-client';
import { useTranslation } from '@onepoint/i18n';
import { TextArea } from '@onepoint/ui-kit/text-area';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useEffect, useMemo } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { enterpriseRequestFields, messageLengthMax, type EnterpriseRequestFields } from '../data/enterprise-request-resolver.ts';
import styles from './enterprise-request-form.module.css';

export interface EnterpriseRequestFormProps {
  formId: string;
  form: UseFormReturn<EnterpriseRequestFields>;
  /** Gets what the contract takes; on a submit with errors the first field that has one is focused instead. */
  onSubmit: (request: CreateEnterpriseRequestParameters) => void;
}

/** Three fields, checked on every change; the first empty one has the focus. */
export function EnterpriseRequestForm({ formId, form, onSubmit }: EnterpriseRequestFormProps) {
  const { t } = useTranslation('modals');
  const { control, register, handleSubmit, getValues, setFocus } = form;
  const { errors } = useFormState({ control });
  const message = useWatch({ control, name: 'message' });
  useEffect(() => {
    // The first field that is still to be filled in; a draft that is whole is read from its message on.
    const values = getValues();
    setFocus(enterpriseRequestFields.find((field) => values[field] === '') ?? 'message');
  }, [getValues, setFocus]);
  const submit = useMemo(() => handleSubmit(onSubmit), [handleSubmit, onSubmit]);
  return (
    <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        {...register('email')}
        label={t('enterpriseRequest.email')}
        placeholder={t('enterpriseRequest.emailPlaceholder')}
        error={errors.email?.message}
        type="email"
        autoComplete="email"
      />
      <TextField
        {...register('projectLink')}
        label={t('enterpriseRequest.projectLink')}
        description={t('enterpriseRequest.projectLinkHint')}
        placeholder={t('enterpriseRequest.projectLinkPlaceholder')}
        error={errors.projectLink?.message}
        type="url"
        autoComplete="url"
      />
      <TextArea
        {...register('message')}
        label={t('enterpriseRequest.message')}
        labelNote={t('enterpriseRequest.messageLength', { length: message.trim().length, max: messageLengthMax })}
        description={t('enterpriseRequest.messageHint')}
        error={errors.message?.message}
        rows={5}
      />
    </form>
  );
}
