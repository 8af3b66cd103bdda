import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import type { WalletRequestRecord } from '@onepoint/wallet';
import { diffJson, formatCurl, replayRequest, toJsonValue } from '@onepoint/wallet/laboratory';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { LabLink } from '../../lab/lab-navigation.tsx';
import { useLab } from '../../lab/lab-provider.tsx';
import { diffState, type LabState } from '../../lab/lab-state.ts';
import { useCurrentRpcUrl, useReplay } from '../../lab/lab-wallets.tsx';
import { isNodeMethod, toViem, type LabRecord } from '../../log/records.ts';
import { formatJson } from '../../shared/format.ts';
import { JsonBlock } from '../../shared/json-block.tsx';
import { useCopyTexts } from '../../shared/use-copy-texts.ts';
import styles from './record-body.module.css';

interface RecordBodyProps {
  readonly record: LabRecord;
  readonly isShared: boolean;
}

/** Details of a record, with actions to copy it, replay it, or open it in its form. */
export function RecordBody({ record, isShared }: RecordBodyProps): ReactNode {
  const { t } = useTranslation('provider');
  return (
    <div className={styles.body}>
      <p className={styles.wallet}>{record.wallet}</p>
      {record.kind === 'state' ? <StateDiff before={record.before} after={record.after} /> : null}
      {record.kind === 'event' ? <JsonBlock label={t('log.data')} value={record.data} /> : null}
      {record.kind === 'request' ? (
        <>
          {record.params === undefined ? null : <JsonBlock label={t('log.parameters')} value={record.params} />}
          {record.outcome === 'pending' ? null : <JsonBlock label={t('log.answer')} value={record.answer} />}
          <AnswerDiff record={record} />
        </>
      ) : null}
      <RecordActions record={record} isShared={isShared} />
    </div>
  );
}

interface RecordActionsProps {
  readonly record: LabRecord;
  readonly isShared: boolean;
}

function RecordActions({ record, isShared }: RecordActionsProps): ReactNode {
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

const shownMax = 12;

interface AnswerDiffProps {
  readonly record: WalletRequestRecord;
}

/** Differences from the previous answer to the same request, if there are any. */
function AnswerDiff({ record }: AnswerDiffProps): ReactNode {
  const { t } = useTranslation('provider');
  const { log } = useLab();
  if (record.outcome === 'pending') return null;
  const params = formatJson(record.params);
  const previous = log
    .getRecords()
    .find(
      (candidate): candidate is WalletRequestRecord =>
        candidate.kind === 'request' &&
        candidate.id < record.id &&
        candidate.outcome !== 'pending' &&
        candidate.method === record.method &&
        candidate.wallet === record.wallet &&
        formatJson(candidate.params) === params,
    );
  if (previous === undefined) return null;
  const differences = diffJson(toJsonValue(previous.answer), toJsonValue(record.answer));
  return (
    <DiffList
      label={t('log.changedAnswer')}
      changes={differences.slice(0, shownMax).map(({ path, before, after }) => ({
        name: path.length === 0 ? t('log.answer') : path.join('.'),
        before: before === undefined ? '—' : formatJson(before),
        after: after === undefined ? '—' : formatJson(after),
      }))}
    />
  );
}

interface StateDiffProps {
  readonly before: LabState;
  readonly after: LabState;
}

function StateDiff({ before, after }: StateDiffProps): ReactNode {
  const { t } = useTranslation('provider');
  const changes = diffState(before, after).map((change) => ({ ...change, name: t(`log.fields.${change.field}`) }));
  return <DiffList label={t('log.changes')} changes={changes} />;
}

interface DiffListProps {
  readonly label: string;
  readonly changes: readonly { readonly name: string; readonly before: string; readonly after: string }[];
}

function DiffList({ label, changes }: DiffListProps): ReactNode {
  if (changes.length === 0) return null;
  return (
    <div className={styles.block}>
      <p className={styles.label} aria-hidden>
        {label}
      </p>
      <dl className={styles.diff} aria-label={label}>
        {changes.map(({ name, before, after }) => (
          <div key={name} className={styles.change}>
            <dt>{name}</dt>
            <dd>
              <del>{before}</del>
              <ins>{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
