import { useTranslation } from '@onepoint/i18n';
import type { ReactNode } from 'react';
import { diffState } from '../../../lab/diff-state.ts';
import type { LabState } from '../../../lab/lab-state.ts';
import { DiffList } from './diff-list.tsx';

export interface StateDiffProps {
  readonly before: LabState;
  readonly after: LabState;
}

/** What changed in what the page believes about its wallets. */
export function StateDiff({ before, after }: StateDiffProps): ReactNode {
  const { t } = useTranslation('provider');
  const changes = diffState(before, after).map((change) => ({ ...change, name: t(`log.fields.${change.field}`) }));
  return <DiffList label={t('log.changes')} changes={changes} />;
}
