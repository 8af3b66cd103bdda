import { createEnterpriseRequest, type CreateEnterpriseRequestParameters } from '@onepoint/api-client';
import { useSession } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { TextArea } from '@onepoint/ui-kit/text-area';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useForm, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import styles from './enterprise-request-modal.module.css';
import {
  enterpriseRequestDraft,
  enterpriseRequestFields,
  enterpriseRequestKey,
  enterpriseRequestResolver,
  messageLengthMax,
  type EnterpriseRequestFields,
} from './enterprise-request.ts';

interface EnterpriseRequestModalProps extends ModalControls<'sent'> {
  /** Initial email address. Also determines whose draft is restored. @default the user's primary address */
  email?: string | undefined;
}

/** Keeps a draft after a failure, a closed window, or an expired session. */
export function EnterpriseRequestModal({ email: givenEmail, close }: EnterpriseRequestModalProps) {
  const { t } = useTranslation(['modals', 'common']);
  const formId = useId();
  const notifyError = useNotifyError();
  const ownEmail = usePrimaryEmail();
  const email = givenEmail ?? ownEmail;
  const { request, isPending } = useRequestEnterprise();
  const resolver = useMemo(() => enterpriseRequestResolver(({ key, values }) => t(`common:${key}`, values)), [t]);
  const [draft] = useState(() => enterpriseRequestDraft(email));
  const form = useForm<EnterpriseRequestFields>({
    mode: 'onChange',
    resolver,
    defaultValues: draft.read() ?? { email, projectLink: '', message: '' },
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) }), [form, draft]);
  const { isDirty, isValid } = useFormState({ control: form.control });

  const handleSubmit = (body: CreateEnterpriseRequestParameters): void =>
    request(body, {
      onSuccess: () => {
        draft.clear();
        notify('success', {
          title: t('modals:enterpriseRequest.done.title'),
          message: t('modals:enterpriseRequest.done.text', { email: body.email }),
        });
        close('sent');
      },
      onError: (error) => notifyError(t('common:errors.request'), error),
    });

  return (
    <ModalLayout
      title={t('modals:enterpriseRequest.title')}
      description={t('modals:enterpriseRequest.description')}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close()}>{t('common:actions.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={isPending}
            // Only looks disabled, so that a click focuses the first error.
            aria-disabled={(isDirty && !isValid) || undefined}
          >
            {t('modals:enterpriseRequest.submit')}
          </Button>
        </>
      }
    >
      <EnterpriseRequestForm formId={formId} form={form} onSubmit={handleSubmit} />
    </ModalLayout>
  );
}

function usePrimaryEmail(): string {
  const emails = useSession().user?.emailAddresses ?? [];
  return (emails.find(({ primary }) => primary) ?? emails[0])?.emailAddress ?? '';
}

interface EnterpriseRequestFormProps {
  formId: string;
  form: UseFormReturn<EnterpriseRequestFields>;
  onSubmit: (request: CreateEnterpriseRequestParameters) => void;
}

/** Validates on every change. Submitting with errors focuses the first one. */
function EnterpriseRequestForm({ formId, form, onSubmit }: EnterpriseRequestFormProps) {
  const { t } = useTranslation('modals');
  const { control, register, handleSubmit, getValues, setFocus } = form;
  const { errors } = useFormState({ control });
  const message = useWatch({ control, name: 'message' });
  useEffect(() => {
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

/** The API stores retries of the same content once. Ignores a submit while another is pending. */
function useRequestEnterprise() {
  const client = useApiClient();
  const isSubmitting = useRef(false);
  const mutation = useMutation({
    mutationFn: async (body: CreateEnterpriseRequestParameters) =>
      createEnterpriseRequest(client, body, { idempotencyKey: await enterpriseRequestKey(body) }),
    onSettled: () => {
      isSubmitting.current = false;
    },
  });
  const request = (body: CreateEnterpriseRequestParameters, callbacks: Parameters<typeof mutation.mutate>[1]): void => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    mutation.mutate(body, callbacks);
  };
  return { request, isPending: mutation.isPending };
}
