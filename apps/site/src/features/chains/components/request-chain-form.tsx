import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { TextArea } from '@onepoint/ui-kit/text-area';
import { TextField } from '@onepoint/ui-kit/text-field';
import type { SubmitEvent } from 'react';
import type { useChainRequest } from '../hooks/use-chain-request.ts';
import styles from './request-chain-form.module.css';

/** Of the contract's schema: the browser stops typing where the API would refuse. */
const lengthMax = { projectUrl: 300, message: 500 } as const;

/** Where the chain will be used, and which one it is. */
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
