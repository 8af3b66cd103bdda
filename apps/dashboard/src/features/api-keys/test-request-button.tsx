import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { computeUnitsOf } from '@onepoint/plans-domain';
import { Button } from '@onepoint/ui-kit/button';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Send } from 'lucide-react';
import { useFormat } from '../../shared/format/use-format.ts';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { notify } from '../../shared/overlays/notify.ts';
import { useProject } from '../../shared/projects/project-context.ts';
import { useApiKeys } from './api-keys.queries.ts';
import type { SentRequest } from './request-composer/send-request.ts';
import { useKnownApiKey, useSampleChain, useTestRequest } from './get-started/test-request.ts';

interface TestRequestButtonProps {
  getStartedPath: string;
  /** If undefined, any active key of the project. */
  apiKeyId?: string | undefined;
}

/** Sends a test request if this page has a key's secret. Otherwise links to the page that explains how to get one. */
export function TestRequestButton({ getStartedPath, apiKeyId }: TestRequestButtonProps) {
  const { t } = useTranslation('dashboard');
  const { data: apiKeys = [] } = useApiKeys(useProject().id);
  const known = useKnownApiKey(apiKeys.filter(({ id, status }) => (apiKeyId === undefined ? status === 'active' : id === apiKeyId)));
  if (known) return <SendButton {...known} />;
  const to = apiKeyId === undefined ? getStartedPath : `${getStartedPath}?apiKey=${encodeURIComponent(apiKeyId)}`;
  return (
    <LinkButton variant="primary" icon={<Send aria-hidden />} href={to} render={renderRouterLink}>
      {t('getStarted.send')}
    </LinkButton>
  );
}

interface SendButtonProps {
  apiKey: Pick<ApiKey, 'id'>;
  secret: string;
}

function SendButton({ apiKey, secret }: SendButtonProps) {
  const { t } = useTranslation('dashboard');
  const { chain } = useSampleChain();
  const notifySent = useNotifySent();
  const { send, isSending } = useTestRequest(apiKey.id, notifySent);
  return (
    <Button
      variant="primary"
      icon={<Send aria-hidden />}
      loading={isSending}
      disabled={chain === undefined}
      onClick={() => {
        if (chain) send({ chain, secret });
      }}
    >
      {t('getStarted.send')}
    </Button>
  );
}

function useNotifySent(): (sent: SentRequest) => void {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  return ({ request, outcome }) => {
    if (outcome.kind !== 'answered') return notify('error', { title: t(`composer.outcomes.${outcome.kind}`) });
    const { reply, received } = outcome;
    if (reply.kind === 'result') {
      const units = computeUnitsOf(request.method);
      const facts = [
        t('composer.reply.time', { ms: format.number(received.timeMs) }),
        t('composer.reply.charged', { count: units, units: format.number(units) }),
      ];
      return notify('success', { title: t('getStarted.sent'), message: facts.join(t('common:separators.item')) });
    }
    const message = reply.kind === 'unreadable' ? undefined : reply.message;
    return notify('error', { title: t(`composer.outcomes.${reply.kind}`), message });
  };
}
