import { may, nameSchema, type Project } from '@onepoint/api-contract';
import { useTranslation, validationMessage } from '@onepoint/i18n';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useState } from 'react';
import { useDraft } from '../hooks/use-draft.ts';
import { useSaveSettings } from '../hooks/use-save-settings.ts';
import { SettingsForm } from './settings-form.tsx';

/** The project's name. */
export function NameCard({ project }: { project: Project }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const draft = useDraft(`${project.id} name`, project.name);
  const save = useSaveSettings(project.id);
  const [isChecked, setIsChecked] = useState(false);
  const parsed = nameSchema.safeParse(draft.value);
  const issue = parsed.error?.issues[0];
  const message = issue && validationMessage(issue);
  const handleSave = (): void => {
    setIsChecked(true);
    if (parsed.success) save.mutate({ name: parsed.data }, { onSuccess: draft.discard });
  };
  return (
    <SettingsForm
      title={t('settings.name.title')}
      description={t('settings.name.description')}
      forbidden={may(project.role, 'project:update') ? undefined : t('settings.renameForbidden')}
      isDirty={draft.isDirty}
      pending={save.isPending}
      onSave={handleSave}
      onDiscard={draft.discard}
    >
      <TextField
        label={t('settings.name.label')}
        value={draft.value}
        error={isChecked && message ? t(message.key, { ns: 'common', ...message.values }) : undefined}
        onChange={(event) => draft.set(event.target.value)}
        autoComplete="off"
        data-1p-ignore
      />
    </SettingsForm>
  );
}
