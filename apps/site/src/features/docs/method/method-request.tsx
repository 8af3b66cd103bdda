import { appState, useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { createRpcSample, rpcSampleLanguages, type JsonValue } from '@onepoint/rpc-samples';
import { docsConfig, endpointUrl } from '@onepoint/site-config';
import { CodeBlock, type CodeSample } from '@onepoint/ui-kit/code-block';
import { useState } from 'react';
import type { MethodContent } from '../../../shared/content/doc-content.ts';
import { useOrigin } from '../../../shared/origin.ts';
import { useServedChains } from '../../../shared/rpc/served-chains.ts';
import { useChainOfPath } from '../use-chain-of-path.ts';
import { RequestForm } from './request-form.tsx';
import styles from './method-request.module.css';

/** The call as a sample in every language, and a form that sends it. Both use the same chain and parameters. */
export function MethodRequest({ method }: { method: MethodContent }) {
  const { t } = useTranslation(['page', 'common']);
  const origin = useOrigin();
  const apiKey = useAppState('docsApiKey');
  const langCode = useAppState('langCode');
  const rememberedChain = useAppState('selectedDocChain');
  const pathChain = useChainOfPath();
  const [text, setText] = useState(() => JSON.stringify(method.example.params, null, 2));
  const [lastParams, setLastParams] = useState(method.example.params);
  const { served } = useServedChains(null);
  const offered = method.chains.filter(({ slug, support }) => support !== 'no' && served?.includes(slug) !== false).map(({ slug }) => slug);
  const chain = pathChain ?? offered.find((slug) => slug === rememberedChain) ?? offered[0] ?? 'ethereum';

  const url = endpointUrl({ origin, chain, key: apiKey ?? docsConfig.token, protocol: method.needsWebSocket ? 'ws' : 'http' });
  const samples = rpcSampleLanguages.map((id): CodeSample => {
    const { label, language, code } = createRpcSample(id, { url, method: method.name, params: lastParams });
    return { id, label, language, code };
  });
  const handleTextChange = (next: string): void => {
    const params = parseParams(next);
    setText(next);
    if (params !== undefined) setLastParams(params);
  };

  return (
    <div className={styles.request}>
      <CodeBlock
        label={t('docs.method.try.samples')}
        samples={samples}
        value={langCode}
        onValueChange={(id) => appState.set({ langCode: rpcSampleLanguages.find((language) => language === id) ?? 'curl' })}
        copyLabel={t('common:actions.copy')}
        copiedLabel={t('common:actions.copied')}
        copyFailedLabel={t('common:states.copyFailed')}
      />
      <RequestForm
        method={method}
        chain={chain}
        offered={pathChain === null ? offered : offered.filter((slug) => slug === pathChain)}
        isNoneServed={offered.length === 0}
        text={text}
        params={parseParams(text)}
        onTextChange={handleTextChange}
        onChainChange={(slug) => appState.set({ selectedDocChain: slug })}
      />
    </div>
  );
}

/** Parameters from the text of the form, or undefined unless it is a JSON array. */
function parseParams(text: string): readonly JsonValue[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as readonly JsonValue[]) : undefined;
  } catch {
    return undefined;
  }
}
