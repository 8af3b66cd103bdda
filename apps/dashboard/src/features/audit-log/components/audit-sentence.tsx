import type { AuditEntry } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';

export interface AuditSentenceProps {
  entry: Pick<AuditEntry, 'action' | 'actor' | 'subject'>;
}

/** Stand for the names while the sentence is put together: no text has these characters, and a name cannot be taken for markup. */
const marks = { actor: '\uE000', subject: '\uE001' };

/** Who did what, as a sentence with the names set apart. An action that this version does not know is named as it is. */
export function AuditSentence({ entry: { action, actor, subject } }: AuditSentenceProps) {
  const { t, i18n } = useTranslation('dashboard');
  const path = `auditLog.sentences.${action}`;
  const sentence = i18n.exists(path, { ns: 'dashboard' })
    ? t(path as 'auditLog.sentences.member.add', marks)
    : t('auditLog.sentences.other', { ...marks, action });
  const names: Record<string, string> = {
    [marks.actor]: actor?.displayName ?? t('auditLog.service'),
    [marks.subject]: subject.name || t('auditLog.deletedUser'),
  };
  return sentence.split(/([\uE000\uE001])/).map((part, index) => {
    const name = names[part];
    // The parts of one sentence never change places.
    return name === undefined ? part : <strong key={index}>{name}</strong>;
  });
}
