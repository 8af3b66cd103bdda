import { useTranslation } from '@onepoint/i18n';
import { endpointUrl } from '@onepoint/site-config';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { CodeBlock } from '@onepoint/ui-kit/code-block';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { FolderPlus, Plus } from 'lucide-react';

const body = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}';

export interface NoProjectsProps {
  onCreate: () => void;
}

/** A new account: what a project is for, and a request that works before there is one. */
export function NoProjects({ onCreate }: NoProjectsProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const url = endpointUrl({ origin: location.origin, chain: 'ethereum', key: 'public' });
  const code = `curl ${url} \\\n  -H 'content-type: application/json' \\\n  -d '${body}'`;
  return (
    <Card>
      <EmptyState
        title={t('projects.empty.title')}
        icon={<FolderPlus aria-hidden />}
        action={
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={onCreate}>
            {t('projects.create')}
          </Button>
        }
        command={
          <CodeBlock
            label={t('projects.empty.sample')}
            samples={[{ id: 'curl', label: 'curl', language: 'shell', code }]}
            copyLabel={t('common:actions.copy')}
            copiedLabel={t('common:actions.copied')}
            copyFailedLabel={t('common:states.copyFailed')}
            footer={t('projects.empty.hint')}
          />
        }
      >
        {t('projects.empty.text')}
      </EmptyState>
    </Card>
  );
}
