import { appState, useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { createRpcSample, rpcSampleLanguages, type JsonValue } from '@onepoint/rpc-samples';
import { CodeBlock, type CodeSample } from '@onepoint/ui-kit/code-block';
import type { MethodContent } from '../../../shared/content/doc-content.ts';
import styles from './method-code.module.css';

interface MethodCodeProps {
  method: MethodContent;
  /** Endpoint URL with a key or its placeholder. */
  url: string;
  params: readonly JsonValue[];
}

const jsonSample = (id: string, label: string, value: JsonValue): CodeSample => ({
  id,
  label,
  language: 'json',
  code: JSON.stringify(value, null, 2),
});

export function MethodCode({ method: { name, example }, url, params }: MethodCodeProps) {
  const { t } = useTranslation(['page', 'common']);
  const langCode = useAppState('langCode');
  const requests = rpcSampleLanguages.map((id): CodeSample => {
    const { label, language, code } = createRpcSample(id, { url, method: name, params });
    return { id, label, language, code };
  });
  const responses = [
    jsonSample('response', t('docs.method.response'), { jsonrpc: '2.0', id: 1, result: example.result }),
    ...(example.notification === undefined ? [] : [jsonSample('notification', t('docs.method.notification'), example.notification)]),
  ];
  const labels = {
    copyLabel: t('common:actions.copy'),
    copiedLabel: t('common:actions.copied'),
    copyFailedLabel: t('common:states.copyFailed'),
  };
  return (
    <>
      <CodeBlock
        className={styles.request}
        label={t('docs.method.try.samples')}
        samples={requests}
        value={langCode}
        onValueChange={(id) => appState.set({ langCode: rpcSampleLanguages.find((language) => language === id) ?? 'curl' })}
        {...labels}
      />
      <CodeBlock
        className={styles.response}
        label={t('docs.method.exampleResult')}
        samples={responses}
        wrap
        {...labels}
        footer={example.shortened === undefined ? undefined : <span lang="en">{example.shortened}</span>}
      />
    </>
  );
}
