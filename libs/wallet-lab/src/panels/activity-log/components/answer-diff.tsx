import { useTranslation } from '@onepoint/i18n';
import type { WalletRequestRecord } from '@onepoint/wallet';
import { diffJson, toJsonValue } from '@onepoint/wallet/laboratory';
import type { ReactNode } from 'react';
import { useLab } from '../../../lab/lab-context.ts';
import { formatJson } from '../../../shared/format-json.ts';
import { DiffList } from './diff-list.tsx';

/** Places shown at most: a difference of more is two different answers. */
const shownMax = 12;

export interface AnswerDiffProps {
  readonly record: WalletRequestRecord;
}

/** What is different from the wallet's previous answer to the same request. Nothing where there is none, or it was the same. */
export function AnswerDiff({ record }: AnswerDiffProps): ReactNode {
  const { t } = useTranslation('provider');
  const { log } = useLab();
  if (record.outcome === 'pending') return null;
  const asked = formatJson(record.params);
  const previous = log
    .getRecords()
    .find(
      (candidate): candidate is WalletRequestRecord =>
        candidate.kind === 'request' &&
        candidate.id < record.id &&
        candidate.outcome !== 'pending' &&
        candidate.method === record.method &&
        candidate.wallet === record.wallet &&
        formatJson(candidate.params) === asked,
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
