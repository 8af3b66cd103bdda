import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { TextArea } from '@onepoint/ui-kit/text-area';
import { RefreshCw, Scissors } from 'lucide-react';
import { useMemo, useState } from 'react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useNow } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { ClaimList, VerdictAlert } from './token-results.tsx';
import { fetchPublicKeys, readToken, tamperToken } from './token.ts';
import { useSessionToken, useTokenHeadline, useTokenVerdict } from './use-token.ts';
import styles from './token-lab-page.module.css';

interface TokenLabPageProps {
  /** Stories pass a fake. @default fetches the issuer's keys */
  fetchKeys?: typeof fetchPublicKeys;
}

export function TokenLabPage({ fetchKeys = fetchPublicKeys }: TokenLabPageProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const nowMs = useNow(1000);
  const [text, setText] = useState<string>();
  const [issuer, setIssuer] = useState<string>();
  const fetchToken = useSessionToken((token) => {
    setText(token);
    const { iss } = readToken(token).token?.claims ?? {};
    if (typeof iss === 'string') setIssuer(iss);
  });
  const { token, problem } = useMemo(() => readToken(text ?? ''), [text]);
  const { keys, verdict } = useTokenVerdict({ text: text ?? '', token, issuer, nowMs, fetchKeys });
  const headline = useTokenHeadline({ token, verdict, nowMs });
  if (fetchToken.isError && text === undefined) {
    return (
      <>
        <PageHeader title={t('tokenLab.title')} headline={null} />
        <QueryError title={t('tokenLab.failed.token')} error={fetchToken.error} onRetry={() => fetchToken.mutate()} retrying={false} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('tokenLab.title')} headline={text === undefined ? undefined : headline} />
      {keys.isError ? (
        <QueryError title={t('tokenLab.failed.keys')} error={keys.error} onRetry={() => void keys.refetch()} retrying={keys.isFetching} />
      ) : (
        <VerdictAlert verdict={verdict} problem={text === undefined ? null : problem} />
      )}
      <Card title={t('tokenLab.token.title')} description={t('tokenLab.token.description')}>
        <div className={styles.token}>
          <TextArea
            label={t('tokenLab.token.label')}
            hideLabel
            mono
            rows={6}
            spellCheck={false}
            autoComplete="off"
            translate="no"
            value={text ?? ''}
            onValueChange={setText}
          />
          <div className={styles.actions}>
            <Button icon={<RefreshCw aria-hidden />} loading={fetchToken.isPending} onClick={() => fetchToken.mutate()}>
              {t('tokenLab.fresh')}
            </Button>
            <Button icon={<Scissors aria-hidden />} disabled={token === null} onClick={() => setText(tamperToken(text ?? ''))}>
              {t('tokenLab.tamper')}
            </Button>
            <CopyButton
              text={text ?? ''}
              label={t('tokenLab.copy')}
              copiedLabel={t('common:actions.copied')}
              failedLabel={t('common:states.copyFailed')}
              variant="secondary"
              size="md"
            >
              {t('common:actions.copy')}
            </CopyButton>
          </div>
        </div>
      </Card>
      {token === null ? null : (
        <Card>
          <div className={styles.parts}>
            <ClaimList title={t('tokenLab.header')} claims={token.header} nowMs={nowMs} />
            <ClaimList title={t('tokenLab.claimsTitle')} claims={token.claims} nowMs={nowMs} />
          </div>
        </Card>
      )}
    </>
  );
}
