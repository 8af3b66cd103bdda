import type { ApiKey, Chain } from '@onepoint/api-contract';
import { sampleLanguages, type SampleLanguage } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { docsConfig } from '@onepoint/site-config';
import { Card } from '@onepoint/ui-kit/card';
import { CodeBlock } from '@onepoint/ui-kit/code-block';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { useId, useState } from 'react';
import { ChainChoice } from './chain-choice.tsx';
import { getSample, type Protocol } from './endpoint-samples.ts';
import styles from './endpoint-panel.module.css';

interface EndpointPanelProps {
  chains: readonly Chain[];
  chain: Chain;
  onChainChange: (slug: string) => void;
  /** Key in the endpoint's URL. Undefined if the project has none. */
  apiKey: Pick<ApiKey, 'name'> | undefined;
  /** The key's secret, if this page still has it. */
  secret: string | undefined;
  language: SampleLanguage;
  onLanguageChange: (language: SampleLanguage) => void;
}

export function EndpointPanel({ chains, chain, onChainChange, apiKey, secret, language, onLanguageChange }: EndpointPanelProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const [protocol, setProtocol] = useState<Protocol>('http');
  const urlId = useId();
  const base = protocol === 'http' ? chain.httpUrl : chain.wsUrl;
  const url = `${base}/${secret ?? docsConfig.token}`;
  const copy = { copiedLabel: t('common:actions.copied'), copyFailedLabel: t('common:states.copyFailed') };
  return (
    <Card title={t('endpoint.title')} description={t('endpoint.description')}>
      <div className={styles.panel}>
        <div className={styles.choices}>
          <ChainChoice chains={chains} value={chain.slug} onValueChange={onChainChange} />
          <SegmentedSwitch
            label={t('endpoint.protocol')}
            options={[
              { value: 'http', label: t('endpoint.http') },
              { value: 'ws', label: t('endpoint.ws') },
            ]}
            value={protocol}
            onValueChange={setProtocol}
          />
        </div>
        <div className={styles.address}>
          <span id={urlId} className="visually-hidden">
            {t('endpoint.url')}
          </span>
          <output aria-labelledby={urlId} className={styles.url} translate="no" dir="ltr">
            {base}/<mark className={secret === undefined ? styles.placeholder : styles.secret}>{secret ?? docsConfig.token}</mark>
          </output>
          <CopyButton text={url} label={t('endpoint.copyUrl')} copiedLabel={copy.copiedLabel} failedLabel={copy.copyFailedLabel} />
        </div>
        <EndpointNote apiKey={apiKey} hasSecret={secret !== undefined} />
        <CodeBlock
          label={t('endpoint.language')}
          samples={sampleLanguages.map((id) => ({ id, ...getSample(id, protocol, url) }))}
          value={language}
          onValueChange={(id) => onLanguageChange(id as SampleLanguage)}
          copyLabel={t('endpoint.copySample')}
          {...copy}
        />
      </div>
    </Card>
  );
}

interface EndpointNoteProps {
  apiKey: Pick<ApiKey, 'name'> | undefined;
  hasSecret: boolean;
}

function EndpointNote({ apiKey, hasSecret }: EndpointNoteProps) {
  const { t } = useTranslation('dashboard');
  const placeholder = docsConfig.token;
  if (apiKey && hasSecret) return <p className={styles.note}>{t('endpoint.withSecret', { name: apiKey.name })}</p>;
  return <p className={styles.note}>{t(apiKey ? 'endpoint.withoutSecret' : 'endpoint.withoutKey', { placeholder })}</p>;
}
