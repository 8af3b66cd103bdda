import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { formatCurl, replayRequest } from '@onepoint/wallet/laboratory';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { LabLink } from '../../../lab/lab-link.tsx';
import { useCopyTexts } from '../../../shared/use-copy-texts.ts';
import type { LabRecord } from '../../../log/lab-record.ts';
import { isNodeMethod, toViem } from '../../../log/record-code.ts';
import { useCurrentRpcUrl } from '../../../shared/use-current-rpc-url.ts';
import { useReplay } from '../../../shared/use-replay.ts';
import { formatJson } from '../../../shared/format-json.ts';
import styles from './record-actions.module.css';

export interface RecordActionsProps {
  readonly record: LabRecord;
  readonly isShared: boolean;
}

/** Takes a record elsewhere: as JSON, as a program, as a command line; repeats a request, or opens it in a form. */
export function RecordActions({ record, isShared }: RecordActionsProps): ReactNode {
  const { t } = useTranslation('provider');
  const copyTexts = useCopyTexts();
  const rpcUrl = useCurrentRpcUrl();
  const replay = useReplay(record.wallet);
  return (
    <div className={styles.actions}>
      <CopyButton text={formatJson(record)} label={t('log.copyRecord')} variant="secondary" {...copyTexts}>
        {'JSON'}
      </CopyButton>
      {record.kind === 'request' ? (
        <>
          <CopyButton text={toViem(record)} label={t('log.copyViem')} variant="secondary" {...copyTexts}>
            {'viem'}
          </CopyButton>
          {isNodeMethod(record.method) ? (
            <CopyButton text={formatCurl(replayRequest(record), rpcUrl)} label={t('log.copyCurl')} variant="secondary" {...copyTexts}>
              {'curl'}
            </CopyButton>
          ) : null}
          {isShared ? null : (
            <Button
              size="sm"
              variant="secondary"
              icon={<RotateCw strokeWidth={1.5} />}
              disabled={replay === undefined}
              onClick={() => void replay?.(replayRequest(record))}
            >
              {t('log.replay')}
            </Button>
          )}
          <LabLink
            className={styles.link}
            to={{ section: 'methods', item: 'raw', search: { method: record.method, params: formatJson(record.params ?? []) } }}
          >
            {t('log.openInForm')}
          </LabLink>
        </>
      ) : null}
    </div>
  );
}
