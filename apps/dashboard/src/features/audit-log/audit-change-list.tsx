import type { AuditChange } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ArrowRight } from 'lucide-react';
import styles from './audit-change-list.module.css';
import { changedItems } from './audit-csv.ts';
import { useAuditTexts, useAuditValue } from './use-audit-texts.ts';

interface AuditChangeListProps {
  changes: readonly AuditChange[];
}

export function AuditChangeList({ changes }: AuditChangeListProps) {
  const { fieldName } = useAuditTexts();
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.field} className={styles.change}>
          <dt className={styles.field}>{fieldName(change.field)}</dt>
          <dd className={styles.values}>
            <ChangedValue change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ChangedValue({ change: { field, before, after } }: { change: AuditChange }) {
  const { t } = useTranslation('dashboard');
  const valueOf = useAuditValue();
  if (Array.isArray(before) || Array.isArray(after)) {
    const { added, removed } = changedItems(Array.isArray(before) ? before : [], Array.isArray(after) ? after : []);
    return (
      <>
        {removed.map((item) => (
          <del key={item}>{item}</del>
        ))}
        {added.map((item) => (
          <ins key={item}>{item}</ins>
        ))}
      </>
    );
  }
  if (before === null) return <ins>{valueOf(field, after)}</ins>;
  return (
    <>
      <del>{valueOf(field, before)}</del>
      <ArrowRight size={14} strokeWidth={1.5} role="img" aria-label={t('auditLog.becomes')} />
      <ins>{valueOf(field, after)}</ins>
    </>
  );
}
