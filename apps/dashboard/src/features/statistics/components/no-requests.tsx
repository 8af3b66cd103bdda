import { useTranslation } from '@onepoint/i18n';
import { docsConfig, endpointUrl } from '@onepoint/site-config';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { CodeBlock } from '@onepoint/ui-kit/code-block';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { ChartNoAxesColumn } from 'lucide-react';

const body = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}';

export interface NoRequestsProps {
  /** Says of which time there are none. */
  title: string;
  /** Takes back what may hide requests: filters, or a part of time that was chosen. Missing where nothing does. */
  wider: { readonly label: string; readonly text: string; readonly onWiden: () => void } | undefined;
}

/** A period without requests: either something hides them, or here is how to send one. */
export function NoRequests({ title, wider }: NoRequestsProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const url = endpointUrl({ origin: location.origin, chain: 'ethereum', key: docsConfig.token });
  const code = `curl ${url} \\\n  -H 'content-type: application/json' \\\n  -d '${body}'`;
  return (
    <Card>
      <EmptyState
        title={title}
        icon={<ChartNoAxesColumn aria-hidden />}
        action={wider ? <Button onClick={wider.onWiden}>{wider.label}</Button> : undefined}
        command={
          wider ? undefined : (
            <CodeBlock
              label={t('statistics.empty.text')}
              samples={[{ id: 'curl', label: 'curl', language: 'shell', code }]}
              copyLabel={t('common:actions.copy')}
              copiedLabel={t('common:actions.copied')}
              copyFailedLabel={t('common:states.copyFailed')}
            />
          )
        }
      >
        {wider?.text ?? t('statistics.empty.text')}
      </EmptyState>
    </Card>
  );
}
