import type { ApiKey, Chain } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { Send, Square } from 'lucide-react';
import { useState, type MouseEvent, type SubmitEvent } from 'react';
import { ChainChoice } from '../components/chain-choice.tsx';
import { FormActions } from '../components/form-actions.tsx';
import { composeCurl } from './compose-curl.ts';
import { formatRequestLink, type ComposedRequest } from './composed-request.ts';
import styles from './composer.module.css';
import { CostNote } from './cost-note.tsx';
import { MethodField } from './method-field.tsx';
import { ParamsField } from './params-field.tsx';
import type { ParsedParams } from './parse-params.ts';
import { SecretPrompt } from './secret-prompt.tsx';
import { useSecretDraft } from './use-secret-draft.ts';

export interface RequestCardProps {
  apiKey: ApiKey;
  chains: readonly Chain[];
  request: ComposedRequest;
  onRequestChange: (request: ComposedRequest) => void;
  parsed: ParsedParams;
  /** Undefined while this page does not have it. */
  secret: string | undefined;
  /** What a shell would send; null while the request is not valid, and over WebSocket, which curl does not speak. */
  curl: { readonly url: string; readonly body: string } | null;
  isSending: boolean;
  /** With the secret typed a moment ago, where the page had none before. */
  onSend: (typedSecret: string | undefined) => void;
  onStop: () => void;
}

/** The form that puts a request together, with what it will cost. */
export function RequestCard(props: RequestCardProps) {
  const { apiKey, chains, request, onRequestChange, parsed, secret, curl, isSending, onSend, onStop } = props;
  const { t } = useTranslation(['dashboard', 'common']);
  const [submitted, setSubmitted] = useState(false);
  const draft = useSecretDraft(apiKey);
  const change = (part: Partial<ComposedRequest>): void => onRequestChange({ ...request, ...part });
  const copied = { copiedLabel: t('composer.copied'), failedLabel: t('common:states.copyFailed') };
  const needsSecret = request.through === 'key' && secret === undefined;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSubmitted(true);
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]:not([data-secret])');
    const typedSecret = needsSecret && !wrong ? draft.take() : undefined;
    if (wrong) wrong.focus();
    else if (needsSecret && typedSecret === undefined) event.currentTarget.querySelector<HTMLElement>('[data-secret]')?.focus();
    else onSend(typedSecret);
  };
  // The second half of a double click on what stood here before stops nothing.
  const handleStop = ({ detail: clicks }: MouseEvent): void => {
    if (clicks < 2) onStop();
  };
  return (
    <Card title={t('composer.title')} description={t('composer.description')}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <div className={styles.where}>
          <ChainChoice chains={chains} value={request.chain} onValueChange={(chain) => change({ chain })} />
          <SegmentedSwitch
            label={t('endpoint.protocol')}
            options={[
              { value: 'http', label: t('endpoint.http') },
              { value: 'ws', label: t('endpoint.ws') },
            ]}
            value={request.over}
            onValueChange={(over) => change({ over })}
          />
        </div>
        <div className={styles.through}>
          <SegmentedSwitch
            label={t('composer.through')}
            options={[
              { value: 'key', label: t('composer.key') },
              { value: 'public', label: t('composer.public') },
            ]}
            value={request.through}
            onValueChange={(through) => change({ through })}
          />
          {request.through === 'public' ? <p className={styles.hint}>{t('composer.publicHint')}</p> : null}
        </div>
        {request.through === 'key' ? <SecretPrompt apiKey={apiKey} hasSecret={secret !== undefined} draft={draft} /> : null}
        <MethodField request={request} onRequestChange={onRequestChange} submitted={submitted} />
        <ParamsField value={request.params} onValueChange={(params) => change({ params })} parsed={parsed} />
        <CostNote request={request} />
        <FormActions>
          {/* Two elements: one that becomes the other while it is pressed would submit the form in place of stopping. */}
          {isSending ? (
            <Button key="stop" icon={<Square aria-hidden />} onClick={handleStop}>
              {t('composer.cancel')}
            </Button>
          ) : (
            <Button key="send" type="submit" variant="primary" icon={<Send aria-hidden />}>
              {t('composer.send')}
            </Button>
          )}
          <CopyButton
            text={formatRequestLink(window.location.href, request)}
            label={t('composer.share')}
            {...copied}
            copiedLabel={t('composer.shared')}
            size="md"
          >
            {t('composer.share')}
          </CopyButton>
          {curl ? (
            <CopyButton text={composeCurl(curl.url, curl.body)} label={t('composer.curl')} {...copied} size="md">
              {t('composer.curl')}
            </CopyButton>
          ) : null}
        </FormActions>
      </form>
    </Card>
  );
}
