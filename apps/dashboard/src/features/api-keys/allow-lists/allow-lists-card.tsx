import { allowListRules, type AllowListRule, type AllowLists } from '@onepoint/allow-lists';
import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { Undo2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { OvertakenAlert } from '../../../shared/drafts/overtaken-alert.tsx';
import { notify } from '../../../shared/overlays/notify.ts';
import { useProject } from '../../../shared/projects/project-context.ts';
import { FormActions } from '../components/form-actions.tsx';
import { useNotifyKeyError } from '../hooks/use-notify-key-error.ts';
import { useSaveApiKey } from '../hooks/use-save-api-key.ts';
import { AllowListField } from './allow-list-field.tsx';
import styles from './allow-lists-card.module.css';
import type { AllowListsDraft } from './use-allow-lists-draft.ts';

export interface AllowListsCardProps {
  apiKey: ApiKey;
  draft: AllowListsDraft;
  readOnly: boolean;
}

const pick = (lists: AllowLists, rules: readonly AllowListRule[]): Partial<Record<AllowListRule, string[]>> =>
  Object.fromEntries(rules.map((rule) => [rule, [...lists[rule]]]));

/** The allow-lists of one key. What was saved last can be taken back as long as the page is open. */
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
      // What somebody else saved meanwhile stands above the buttons now.
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
          <FormActions>
            <Button type="submit" variant="primary" loading={save.isPending} aria-disabled={!canSave || undefined}>
              {t('allowLists.save')}
            </Button>
            {draft.changed.length > 0 ? <Button onClick={() => draft.discard()}>{t('allowLists.discard')}</Button> : null}
            {undo !== null && draft.changed.length === 0 ? (
              <Button icon={<Undo2 aria-hidden />} onClick={handleUndo}>
                {t('allowLists.undo')}
              </Button>
            ) : null}
          </FormActions>
        )}
      </form>
    </Card>
  );
}
