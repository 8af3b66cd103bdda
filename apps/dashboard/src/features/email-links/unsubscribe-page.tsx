import { unsubscribe } from '@onepoint/api-client';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { useMutation } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { projectName } from '../../shared/projects/project-names.ts';
import { EmailLinkFrame } from './email-link-frame.tsx';
import { isLinkInvalid } from './invitation-page.tsx';

/** Turns off one type of email. Asks first, because mail scanners open links. */
export function UnsubscribePage({ token }: { token: string }) {
  const { t } = useTranslation('dashboard');
  const client = useApiClient();
  const notifyError = useNotifyError();
  const mutation = useMutation({
    mutationFn: () => unsubscribe(client, { token }),
    onError: (error) => {
      if (!isLinkInvalid(error)) notifyError(t('settings.emails.unsubscribe.failed'), error);
    },
  });
  const page = t('settings.emails.unsubscribe.page');
  if (isLinkInvalid(mutation.error) || token === '') {
    return (
      <EmailLinkFrame page={page} title={t('settings.emails.unsubscribe.invalid')}>
        <p>{t('settings.emails.unsubscribe.invalidText')}</p>
      </EmailLinkFrame>
    );
  }
  if (mutation.data) {
    const { type, project } = mutation.data;
    const values = { type: t(`settings.emails.types.${type}.label`), project: projectName(project) };
    return (
      <EmailLinkFrame page={page} title={t('settings.emails.unsubscribe.done')}>
        <p>{t('settings.emails.unsubscribe.doneText', values)}</p>
      </EmailLinkFrame>
    );
  }
  return (
    <EmailLinkFrame
      page={page}
      title={t('settings.emails.unsubscribe.title')}
      actions={
        <Button variant="primary" loading={mutation.isPending} onClick={() => mutation.mutate()}>
          {t('settings.emails.unsubscribe.action')}
        </Button>
      }
    >
      <p>{t('settings.emails.unsubscribe.text')}</p>
    </EmailLinkFrame>
  );
}
