import type { ApiKey, Chain } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { TextArea } from '@onepoint/ui-kit/text-area';
import { TextField } from '@onepoint/ui-kit/text-field';
import { Send, Square } from 'lucide-react';
import { useId, useState, type MouseEvent, type SubmitEvent } from 'react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useProject } from '../../../shared/projects/project-context.ts';
import { usePlanName } from '../../../shared/projects/project-names.ts';
import { ChainChoice } from '../endpoint/chain-choice.tsx';
import {
  composeCurl,
  formatRequestLink,
  methodTemplates,
  requestCost,
  templateParams,
  type ComposedRequest,
  type ParsedParams,
} from './composed-request.ts';
import styles from './composer.module.css';
import { SecretPrompt, useSecretDraft } from './secret-prompt.tsx';

interface RequestCardProps {
  apiKey: ApiKey;
  chains: readonly Chain[];
  request: ComposedRequest;
  onRequestChange: (request: ComposedRequest) => void;
  parsed: ParsedParams;
  /** Undefined if this page doesn't have it. */
  secret: string | undefined;
  /** Input for the curl command. Null while the request is invalid, and over WebSocket, which curl doesn't support. */
  curl: { readonly url: string; readonly body: string } | null;
  isSending: boolean;
  /** Gets the secret typed into the form if the page had none. */
  onSend: (typedSecret: string | undefined) => void;
  onStop: () => void;
}

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
  // Ignore a double click's second click: the send button was in the same place.
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
        <div className={styles.actions}>
          {/* Two elements, because a button that changes its type while pressed would submit the form again instead of stopping. */}
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
        </div>
      </form>
    </Card>
  );
}

const shape = /^\w{1,80}$/u;

interface MethodFieldProps {
  request: ComposedRequest;
  onRequestChange: (request: ComposedRequest) => void;
  /** True once the user tried to send. */
  submitted: boolean;
}

/** Accepts any method and suggests some. Parameters that are still an example change with the method. */
function MethodField({ request, onRequestChange, submitted }: MethodFieldProps) {
  const { t } = useTranslation('dashboard');
  const listId = useId();
  const method = request.method.trim();
  const example = templateParams(method);
  const handleChange = (text: string): void => {
    const isUntouched = request.params === templateParams(method);
    onRequestChange({ ...request, method: text, params: isUntouched ? templateParams(text.trim()) : request.params });
  };
  return (
    <div className={styles.method}>
      <TextField
        label={t('composer.method')}
        value={request.method}
        onValueChange={handleChange}
        error={(submitted || method !== '') && !shape.test(method) ? t('composer.methodInvalid') : undefined}
        list={listId}
        mono
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        dir="ltr"
      />
      <datalist id={listId}>
        {Object.keys(methodTemplates).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {Object.hasOwn(methodTemplates, method) && request.params !== example ? (
        <Button onClick={() => onRequestChange({ ...request, params: example })}>{t('composer.template')}</Button>
      ) : null}
    </div>
  );
}

const rowsMax = 14;

interface ParamsFieldProps {
  value: string;
  onValueChange: (text: string) => void;
  parsed: ParsedParams;
}

function ParamsField({ value, onValueChange, parsed }: ParamsFieldProps) {
  const { t } = useTranslation('dashboard');
  return (
    <TextArea
      label={t('composer.params')}
      description={t('composer.paramsHint')}
      error={'params' in parsed ? undefined : t(parsed.problem === 'shape' ? 'composer.paramsShape' : 'composer.paramsInvalid')}
      value={value}
      onValueChange={onValueChange}
      rows={Math.min(rowsMax, Math.max(3, value.split('\n').length))}
      mono
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="none"
      dir="ltr"
    />
  );
}

function CostNote({ request }: { request: ComposedRequest }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const planName = usePlanName();
  const plan = planName(useProject().usageCommitment);
  const { computeUnits, price } = requestCost({ ...request, method: request.method.trim() }, useProject().usageCommitment);
  const cost =
    request.through === 'public'
      ? t('composer.costPublic')
      : price === null
        ? t('composer.costFree', { plan })
        : t('composer.costPrice', { price: format.exactMoney(price), plan });
  return (
    <dl className={styles.cost}>
      <dt>{t('composer.cost')}</dt>
      <dd>
        {t('composer.costUnits', { count: computeUnits, units: format.number(computeUnits) })} · {cost}
      </dd>
    </dl>
  );
}
