import type { ApiKey, Chain } from '@onepoint/api-contract';
import { appState, sampleLanguages, useAppState, type SampleLanguage } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { docsConfig } from '@onepoint/site-config';
import { Card } from '@onepoint/ui-kit/card';
import { CodeBlock } from '@onepoint/ui-kit/code-block';
import { useUnsavedSecret } from '../../../shared/secret/api-key-secret.ts';
import { getSample } from '../endpoint/endpoint-samples.ts';

interface CommandCardProps {
  apiKey: Pick<ApiKey, 'id'>;
  /** Undefined if this page doesn't have it. The command then contains a placeholder. */
  secret: string | undefined;
  chain: Chain;
}

export function CommandCard({ apiKey, secret, chain }: CommandCardProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const language = useAppState('langCode');
  const { handleSaved } = useUnsavedSecret(apiKey.id);
  const placeholder = docsConfig.token;
  const url = `${chain.httpUrl}/${secret ?? placeholder}`;
  return (
    <Card
      title={t('getStarted.command.title')}
      description={
        secret === undefined ? t('getStarted.command.placeholder', { placeholder }) : t('getStarted.command.text', { chain: chain.name })
      }
    >
      <CodeBlock
        label={t('endpoint.language')}
        samples={sampleLanguages.map((id) => ({ id, ...getSample(id, 'http', url) }))}
        value={language}
        onValueChange={(id) => appState.set({ langCode: id as SampleLanguage })}
        onCopied={secret === undefined ? undefined : handleSaved}
        copyLabel={t('endpoint.copySample')}
        copiedLabel={t('common:actions.copied')}
        copyFailedLabel={t('common:states.copyFailed')}
      />
    </Card>
  );
}
