import { appState, useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import type { JsonValue } from '@onepoint/rpc-samples';
import { endpointUrl } from '@onepoint/site-config';
import { Button } from '@onepoint/ui-kit/button';
import { TextArea } from '@onepoint/ui-kit/text-area';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { MethodContent } from '../../../shared/content/doc-content.ts';
import { sendCall, type CallOutcome } from './send-call.ts';
import { KeyForm } from './key-form.tsx';
import { RequestOutcome } from './request-outcome.tsx';
import type { MethodRequest } from './use-method-request.ts';
import styles from './request-form.module.css';

interface RequestFormProps {
  method: MethodContent;
  request: MethodRequest;
}

/** Sends the call with the reader's own key if this device remembers one, or else to the public endpoint. */
export function RequestForm({ method, request: { chain, offered, isNoneServed, text, params, setText } }: RequestFormProps) {
  const { t } = useTranslation('page');
  const apiKey = useAppState('docsApiKey');
  const [outcome, setOutcome] = useState<CallOutcome>();
  const [sending, setSending] = useState(false);
  const pending = useRef<AbortController>(undefined);
  const chainName = method.chains.find(({ slug }) => slug === chain)?.name ?? chain;
  const isOffered = offered.includes(chain);
  useEffect(() => () => pending.current?.abort(), []);
  const describeTarget = (): string => {
    if (isNoneServed) return t('docs.method.try.noneServed');
    if (!isOffered) return t('docs.method.try.notServed', { chain: chainName });
    return t(apiKey === null ? 'docs.method.try.toPublic' : 'docs.method.try.toKey', { chain: chainName });
  };

  const send = async (given: readonly JsonValue[]): Promise<void> => {
    const controller = new AbortController();
    pending.current = controller;
    setSending(true);
    try {
      const url = endpointUrl({ origin: location.origin, chain, key: apiKey ?? 'public' });
      setOutcome(await sendCall({ url, method: method.name, params: given, signal: controller.signal }));
      setSending(false);
    } catch {
      // Aborted, because the reader left the page.
    }
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (params !== undefined && isOffered && !sending) void send(params);
  };

  return (
    <section className={styles.try} aria-labelledby="try-it">
      <h2 id="try-it" className={styles.title}>
        {t('docs.method.try.title')}
      </h2>
      <form onSubmit={handleSubmit} className={styles.form}>
        <fieldset className={styles.chains}>
          <legend className="visually-hidden">{t('docs.method.try.chain')}</legend>
          {method.chains.map(({ slug, name }) => (
            <label key={slug} className={styles.chain}>
              <input
                type="radio"
                name="try-chain"
                className="visually-hidden"
                checked={slug === chain}
                disabled={!offered.includes(slug)}
                onChange={() => appState.set({ selectedDocChain: slug })}
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <TextArea
          label={t('docs.method.try.params')}
          description={t('docs.method.try.paramsHint')}
          error={params === undefined ? t('docs.method.try.paramsInvalid') : undefined}
          value={text}
          onValueChange={setText}
          rows={Math.min(12, text.split('\n').length + 1)}
          spellCheck={false}
          mono
        />
        {method.needsWebSocket ? (
          <p className="text-muted">{t('docs.method.try.webSocket')}</p>
        ) : (
          <div className={styles.end}>
            <Button
              type="submit"
              variant="primary"
              icon={<Play aria-hidden />}
              disabled={!isOffered}
              loading={sending}
              loadingLabel={t('docs.method.try.sending')}
            >
              {t('docs.method.try.send')}
            </Button>
            <p className="text-muted">{describeTarget()}</p>
          </div>
        )}
      </form>
      <RequestOutcome outcome={outcome} computeUnits={method.computeUnits} />
      <KeyForm />
    </section>
  );
}
