import type { AuditChange, AuditEntry } from '@onepoint/api-contract';
import { formatCsv } from '@onepoint/charts/format-csv';

/** Heads of the file's columns. */
export type AuditCsvTexts = Readonly<Record<'time' | 'actor' | 'actorId' | 'action' | 'subject' | 'subjectId' | 'changes', string>>;

const valueOf = (value: AuditChange['before']): string => (Array.isArray(value) ? value.join(' ') : String(value ?? ''));
const changeOf = ({ field, before, after }: AuditChange): string => `${field}: ${valueOf(before)} → ${valueOf(after)}`;

/** Entries as CSV, in the order given. Times are ISO 8601 in UTC; actions, fields and values stand as the API says them. */
export function auditCsv(entries: readonly AuditEntry[], texts: AuditCsvTexts): string {
  const head = [texts.time, texts.actor, texts.actorId, texts.action, texts.subject, texts.subjectId, texts.changes];
  const rows = entries.map(({ createdAt, actor, action, subject, changes }) => [
    createdAt,
    actor?.displayName ?? null,
    actor?.id ?? null,
    action,
    subject.name,
    subject.id,
    changes.map(changeOf).join('; '),
  ]);
  return formatCsv([head, ...rows]);
}
