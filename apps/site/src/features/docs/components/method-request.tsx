import { appState, useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { createRpcSample, rpcSampleLanguages } from '@onepoint/rpc-samples';
import { docsConfig, endpointUrl } from '@onepoint/site-config';
import { CodeBlock, type CodeSample } from '@onepoint/ui-kit/code-block';
import { useState } from 'react';
import type { MethodContent } from '../../../shared/method-content.ts';
import { useOrigin } from '../../../shared/use-origin.ts';
import { parseParams } from '../data/parse-params.ts';
import { useChainOfPath } from '../hooks/use-chain-of-path.ts';
import { RequestForm } from './request-form.tsx';
import styles from './method-request.module.css';

/** The call in every language, and a form that sends it. Both follow the same parameters. */
export function MethodRequest({ method }: { method: MethodContent }) {
  const { t } = useTranslation(['page', 'common']);
  const origin = useOrigin();
  const apiKey = useAppState('docsApiKey');
  const langCode = useAppState('langCode');
  const rememberedChain = useAppState('selectedDocChain');
  const pathChain = useChainOfPath();
  const [text, setText] = useState(() => JSON.stringify(method.example.params, null, 2));
  const [lastParams, setLastParams] = useState(method.example.params);
  const served = method.chains.find(({ slug }) => slug === (pathChain ?? rememberedChain)) ?? method.chains[0];
  const chain = served?.slug ?? 'ethereum';

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
        fixed={pathChain !== null}
        text={text}
        params={parseParams(text)}
        onTextChange={handleTextChange}
        onChainChange={(slug) => appState.set({ selectedDocChain: slug })}
      />
    </div>
  );
}
