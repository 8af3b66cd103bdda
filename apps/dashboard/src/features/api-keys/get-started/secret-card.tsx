import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { RotateCw } from 'lucide-react';
import { useProject } from '../../../shared/projects/project-context.ts';
import { useHoldPage } from '../../../shared/page-hold.ts';
import { useUnsavedSecret } from '../../../shared/secret/api-key-secret.ts';
import { SecretField } from '../../../shared/secret/secret-field.tsx';
import { useApiKeyCommands } from '../api-key-commands.ts';
import { SecretPrompt, useSecretDraft } from '../request-composer/secret-prompt.tsx';

interface SecretCardProps {
  apiKey: ApiKey;
  /** Undefined if this page doesn't have it. */
  secret: string | undefined;
}

export function SecretCard({ apiKey, secret }: SecretCardProps) {
  return secret === undefined ? <MissingSecret apiKey={apiKey} /> : <KnownSecret apiKey={apiKey} secret={secret} />;
}

/** The app's other pages still show the secret, so ask only when the page closes. */
const leaveFreely = () => Promise.resolve(true);

function KnownSecret({ apiKey, secret }: SecretCardProps & { secret: string }) {
  const { t } = useTranslation(['dashboard', 'modals']);
  const { isUnsaved, handleSaved } = useUnsavedSecret(apiKey.id);
  useHoldPage(isUnsaved, leaveFreely);
  return (
    <Card title={t('getStarted.key.title')} description={t('getStarted.key.text')}>
      <SecretField
        label={t('getStarted.key.label', { name: apiKey.name })}
        value={secret}
        copyLabel={t('modals:revealApiKey.copy')}
        onCopied={handleSaved}
      />
    </Card>
  );
}

function MissingSecret({ apiKey }: Pick<SecretCardProps, 'apiKey'>) {
  const { t } = useTranslation('dashboard');
  const draft = useSecretDraft(apiKey);
  const commands = useApiKeyCommands(useProject());
  return (
    <Card
      title={t('getStarted.missing.title', { name: apiKey.name })}
      description={t(commands ? 'getStarted.missing.text' : 'getStarted.missing.textReadOnly')}
      actions={
        commands ? (
          <Button icon={<RotateCw aria-hidden />} onClick={() => commands.onRotate(apiKey)}>
            {t('getStarted.missing.rotate')}
          </Button>
        ) : undefined
      }
    >
      <SecretPrompt apiKey={apiKey} hasSecret={false} draft={draft} />
    </Card>
  );
}
