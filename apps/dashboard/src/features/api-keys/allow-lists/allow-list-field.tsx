import { allowListEntriesMax, type AllowListRule } from '@onepoint/allow-lists';
import { useTranslation } from '@onepoint/i18n';
import { TextArea } from '@onepoint/ui-kit/text-area';
import styles from './allow-lists-card.module.css';
import type { ReadEntries } from './read-entries.ts';

export interface AllowListFieldProps {
  rule: AllowListRule;
  text: string;
  read: ReadEntries;
  onTextChange: (text: string) => void;
  readOnly: boolean;
}

const problemsShown = 3;
const rowsMin = 3;
const rowsMax = 10;

/** One list, an entry per line, with what is wrong said by line while it is typed. */
export function AllowListField({ rule, text, read: { entries, problems, isTooLong }, onTextChange, readOnly }: AllowListFieldProps) {
  const { t } = useTranslation('dashboard');
  const rest = problems.length - problemsShown;
  const error =
    problems.length === 0 && !isTooLong ? undefined : (
      <span className={styles.problems}>
        {problems.slice(0, problemsShown).map(({ line, entry }) => (
          <span key={`${line} ${entry}`}>{t(`allowLists.problems.${rule}`, { line, entry })}</span>
        ))}
        {rest > 0 ? <span>{t('allowLists.more', { count: rest })}</span> : null}
        {isTooLong ? <span>{t('allowLists.tooMany', { max: allowListEntriesMax, count: entries.length })}</span> : null}
      </span>
    );
  return (
    <TextArea
      label={t(`allowLists.rules.${rule}`)}
      labelNote={entries.length === 0 ? t('allowLists.open') : t('allowLists.count', { count: entries.length, max: allowListEntriesMax })}
      description={t(`allowLists.hints.${rule}`)}
      error={error}
      mono
      rows={Math.min(rowsMax, Math.max(rowsMin, text.split('\n').length))}
      value={text}
      onValueChange={onTextChange}
      readOnly={readOnly}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      dir="ltr"
    />
  );
}
