import { useTranslation } from '@onepoint/i18n';
import type { ReactNode } from 'react';
import { diffState } from '../../../lab/diff-state.ts';
import type { LabState } from '../../../lab/lab-state.ts';
import styles from './state-diff.module.css';

export interface StateDiffProps {
  readonly before: LabState;
  readonly after: LabState;
}

/** What changed, field by field: what was, struck through, and what is. */
export function StateDiff({ before, after }: StateDiffProps): ReactNode {
  const { t } = useTranslation('provider');
  return (
    <dl className={styles.diff} aria-label={t('log.changes')}>
      {diffState(before, after).map((change) => (
        <div key={change.field} className={styles.change}>
          <dt>{t(`log.fields.${change.field}`)}</dt>
          <dd>
            <del>{change.before}</del>
            <ins>{change.after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
