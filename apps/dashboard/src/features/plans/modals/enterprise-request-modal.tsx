import type { CreateEnterpriseRequestParameters } from '@onepoint/api-client';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { useEffect, useId, useMemo, useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { EnterpriseRequestForm } from '../components/enterprise-request-form.tsx';
import { enterpriseRequestDraft } from '../data/enterprise-request-draft.ts';
import { enterpriseRequestResolver, type EnterpriseRequestFields } from '../data/enterprise-request-resolver.ts';
import { useRequestEnterprise } from '../hooks/use-request-enterprise.ts';

export interface EnterpriseRequestModalProps extends ModalControls<'sent'> {
  /** What the e-mail field starts with. */
  email?: string | undefined;
}

/** Asks for the Enterprise plan. What was filled in survives a failure, a closed window and a session that ends. */
export function EnterpriseRequestModal({ email = '', close }: EnterpriseRequestModalProps) {
  const { t } = useTranslation(['modals', 'common']);
  const formId = useId();
  const notifyError = useNotifyError();
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
            // It looks disabled and still leads to the first error: a button that is dead says nothing.
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
