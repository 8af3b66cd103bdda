import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { TextArea } from '@onepoint/ui-kit/text-area';
import { TextField } from '@onepoint/ui-kit/text-field';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { SiteDialog } from '../../../shared/site-dialog.tsx';
import styles from './request-chain-dialog.module.css';
import { useChainRequest } from './chain-request.ts';

/** Limits of the contract's schema. */
const lengthMax = { projectUrl: 300, message: 500 } as const;

export function RequestChainForm({ request }: { request: ReturnType<typeof useChainRequest> }) {
  const { t } = useTranslation(['page', 'common']);
  const { values, setValue, issues, isSending, outcome, send } = request;
  const textOf = (issue: (typeof issues)['message']): string | undefined => issue && t(`common:${issue.key}`, issue.values);
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = await send();
    if (wrong !== undefined) form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <p className="text-muted">{t('chains.request.text')}</p>
      <TextField
        name="projectUrl"
        type="url"
        inputMode="url"
        autoComplete="url"
        label={t('chains.request.projectUrl')}
        placeholder="https://example.com"
        maxLength={lengthMax.projectUrl}
        required
        value={values.projectUrl}
        onValueChange={(value) => setValue('projectUrl', value)}
        error={textOf(issues.projectUrl)}
      />
      <TextArea
        name="message"
        label={t('chains.request.message')}
        description={t('chains.request.messageHint')}
        maxLength={lengthMax.message}
        required
        value={values.message}
        onValueChange={(value) => setValue('message', value)}
        error={textOf(issues.message)}
      />
      {outcome === undefined || outcome.kind === 'stored' ? null : (
        <Alert live tone="negative" title={t('chains.request.failed')}>
          {t(`chains.request.failures.${outcome.kind}`)}
        </Alert>
      )}
      <Button type="submit" variant="primary" className={styles.submit} loading={isSending} loadingLabel={t('chains.request.sending')}>
        {t('chains.request.send')}
      </Button>
    </form>
  );
}

function RequestStored({ id }: { id: string }) {
  const { t } = useTranslation(['page', 'common']);
  const ref = useRef<HTMLButtonElement>(null);
  // The focused button was removed with its form.
  useEffect(() => ref.current?.focus(), []);
  return (
    <form method="dialog" className={styles.form}>
      <Alert live tone="positive" title={t('chains.request.stored.title')}>
        {t('chains.request.stored.text', { id })}
      </Alert>
      <Button type="submit" variant="primary" className={styles.submit} ref={ref}>
        {t('common:actions.done')}
      </Button>
    </form>
  );
}

interface RequestChainDialogProps {
  /** Name of the wanted chain; undefined if the reader has yet to name one. */
  chain?: string | undefined;
  onClose: () => void;
}

export function RequestChainDialog({ chain, onClose }: RequestChainDialogProps) {
  const { t } = useTranslation('page');
  const request = useChainRequest(chain);
  return (
    <SiteDialog title={t('chains.request.title')} onClose={onClose} keepsOpenOutside>
      {request.outcome?.kind === 'stored' ? <RequestStored id={request.outcome.id} /> : <RequestChainForm request={request} />}
    </SiteDialog>
  );
}
