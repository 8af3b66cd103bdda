import { useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import type { JsonValue } from '@onepoint/rpc-samples';
import { endpointUrl } from '@onepoint/site-config';
import { Button } from '@onepoint/ui-kit/button';
import { TextArea } from '@onepoint/ui-kit/text-area';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { MethodContent } from '../../../shared/method-content.ts';
import { sendCall, type CallOutcome } from '../data/send-call.ts';
import { KeyForm } from './key-form.tsx';
import { RequestOutcome } from './request-outcome.tsx';
import styles from './request-form.module.css';

export interface RequestFormProps {
  method: MethodContent;
  /** Slug of the chain the request goes to. */
  chain: string;
  /** The address of the page names the chain. */
  fixed: boolean;
  text: string;
  /** What the text says; undefined where it is no JSON array. */
  params: readonly JsonValue[] | undefined;
  onTextChange: (text: string) => void;
  onChainChange: (slug: string) => void;
}

/** Sends the call: to the reader's own key where they keep one here, else to the public endpoint. */
export function RequestForm({ method, chain, fixed, text, params, onTextChange, onChainChange }: RequestFormProps) {
  const { t } = useTranslation('page');
  const apiKey = useAppState('docsApiKey');
  const [outcome, setOutcome] = useState<CallOutcome>();
  const [sending, setSending] = useState(false);
  const pending = useRef<AbortController>(undefined);
  const chainName = method.chains.find(({ slug }) => slug === chain)?.name ?? chain;
  useEffect(() => () => pending.current?.abort(), []);

  const send = async (given: readonly JsonValue[]): Promise<void> => {
    const controller = new AbortController();
    pending.current = controller;
    setSending(true);
    try {
      const url = endpointUrl({ origin: location.origin, chain, key: apiKey ?? 'public' });
      setOutcome(await sendCall({ url, method: method.name, params: given, signal: controller.signal }));
      setSending(false);
    } catch {
      // The page was left.
    }
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (params !== undefined && !sending) void send(params);
  };

  return (
    <section className={styles.try} aria-labelledby="try-it">
      <h2 id="try-it" className={styles.title}>
        {t('docs.method.try.title')}
      </h2>
      <form onSubmit={handleSubmit} className={styles.form}>
        <fieldset className={styles.chains}>
          <legend className="visually-hidden">{t('docs.method.try.chain')}</legend>
          {method.chains.map(({ slug, name, support }) => (
            <label key={slug} className={styles.chain}>
              <input
                type="radio"
                name="try-chain"
                className="visually-hidden"
                checked={slug === chain}
                disabled={support === 'no' || (fixed && slug !== chain)}
                onChange={() => onChainChange(slug)}
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
          onValueChange={onTextChange}
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
              loading={sending}
              loadingLabel={t('docs.method.try.sending')}
            >
              {t('docs.method.try.send')}
            </Button>
            <p className="text-muted">
              {apiKey === null ? t('docs.method.try.toPublic', { chain: chainName }) : t('docs.method.try.toKey', { chain: chainName })}
            </p>
          </div>
        )}
      </form>
      <RequestOutcome outcome={outcome} computeUnits={method.computeUnits} />
      <KeyForm />
    </section>
  );
}
