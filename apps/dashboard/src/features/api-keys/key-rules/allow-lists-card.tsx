import { allowListEntriesMax, allowListRules, type AllowListRule, type AllowLists } from '@onepoint/allow-lists';
import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { TextArea } from '@onepoint/ui-kit/text-area';
import { Undo2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { OvertakenAlert } from '../../../shared/drafts/overtaken-alert.tsx';
import { notify } from '../../../shared/overlays/notify.ts';
import { useProject } from '../../../shared/projects/project-context.ts';
import { useSaveApiKey } from '../api-keys.mutations.ts';
import { useNotifyKeyError } from '../api-keys.queries.ts';
import styles from './key-rules.module.css';
import type { ReadEntries } from './allow-lists.rules.ts';
import type { AllowListsDraft } from './key-drafts.ts';

interface AllowListsCardProps {
  apiKey: ApiKey;
  draft: AllowListsDraft;
  readOnly: boolean;
}

/** The last save can be undone while the page is open. */
export function AllowListsCard({ apiKey, draft, readOnly }: AllowListsCardProps) {
  const { t } = useTranslation('dashboard');
  const project = useProject();
  const save = useSaveApiKey(project.id, apiKey.id);
  const notifyError = useNotifyKeyError(project.id);
  const [undo, setUndo] = useState<Partial<Record<AllowListRule, string[]>> | null>(null);
  const canSave = draft.changed.length > 0 && draft.isValid;

  const send = (allowLists: Partial<Record<AllowListRule, string[]>>, done: (isSaved: boolean) => void): void =>
    save.mutate(
      { allowLists },
      {
        onSuccess: ({ isSaved }) => {
          if (isSaved) draft.discard();
          done(isSaved);
        },
        onError: (error) => notifyError(t('allowLists.failed'), error, apiKey.id),
      },
    );
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (save.isPending) return;
    if (!canSave) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    const before = pick(apiKey.allowLists, draft.changed);
    send(pick(draft.lists, draft.changed), (isSaved) => {
      // Not saved, because someone else changed the lists. The alert above the buttons shows how.
      if (!isSaved) return;
      setUndo(before);
      notify('success', { title: t('allowLists.saved') });
    });
  };
  const handleUndo = (): void => {
    if (undo === null || save.isPending) return;
    send(undo, (isSaved) => {
      setUndo(null);
      if (isSaved) notify('info', { title: t('allowLists.undone') });
      else notify('error', { title: t('allowLists.failed'), message: t('overtaken.title') });
    });
  };

  return (
    <Card title={t('allowLists.title')} description={t('allowLists.description')}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={t('allowLists.title')} tabIndex={-1}>
        <div className={styles.lists}>
          {allowListRules.map((rule) => (
            <AllowListField
              key={rule}
              rule={rule}
              text={draft.texts[rule]}
              read={draft.read[rule]}
              onTextChange={(text) => draft.edit(rule, text)}
              readOnly={readOnly || save.isPending}
            />
          ))}
        </div>
        <OvertakenAlert
          fields={(save.isPending ? [] : draft.overtaken).map((rule) => ({
            label: t(`allowLists.rules.${rule}`),
            saved: apiKey.allowLists[rule].join(', ') || t('allowLists.open'),
          }))}
          onTakeSaved={() => draft.discard(draft.overtaken)}
        />
        {readOnly ? null : (
          <div className={styles.actions}>
            <Button type="submit" variant="primary" loading={save.isPending} aria-disabled={!canSave || undefined}>
              {t('allowLists.save')}
            </Button>
            {draft.changed.length > 0 ? <Button onClick={() => draft.discard()}>{t('allowLists.discard')}</Button> : null}
            {undo !== null && draft.changed.length === 0 ? (
              <Button icon={<Undo2 aria-hidden />} onClick={handleUndo}>
                {t('allowLists.undo')}
              </Button>
            ) : null}
          </div>
        )}
      </form>
    </Card>
  );
}

const pick = (lists: AllowLists, rules: readonly AllowListRule[]): Partial<Record<AllowListRule, string[]>> =>
  Object.fromEntries(rules.map((rule) => [rule, [...lists[rule]]]));

interface AllowListFieldProps {
  rule: AllowListRule;
  text: string;
  read: ReadEntries;
  onTextChange: (text: string) => void;
  readOnly: boolean;
}

const problemsShown = 3;

const rowsMin = 3;

const rowsMax = 10;

/** One list, one entry per line. Points out invalid lines while typing. */
function AllowListField({ rule, text, read: { entries, problems, isTooLong }, onTextChange, readOnly }: AllowListFieldProps) {
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
