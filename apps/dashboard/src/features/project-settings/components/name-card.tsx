import { may, nameSchema, type Project } from '@onepoint/api-contract';
import { useTranslation, validationMessage } from '@onepoint/i18n';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useState } from 'react';
import { projectName } from '../../../shared/projects/project-names.ts';
import { useSaveSettings } from '../hooks/use-save-settings.ts';
import { useSettingsDraft } from '../hooks/use-settings-draft.ts';
import { SettingsForm } from './settings-form.tsx';

/** The project's name. */
export function NameCard({ project }: { project: Project }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const draft = useSettingsDraft(`${project.id} name`, { name: project.name });
  const save = useSaveSettings(project.id);
  const [isChecked, setIsChecked] = useState(false);
  const { name } = draft.values;
  const parsed = nameSchema.safeParse(name);
  const issue = parsed.error?.issues[0];
  const message = issue && validationMessage(issue);
  const handleSave = (): void => {
    setIsChecked(true);
    if (parsed.success) save.mutate({ name: parsed.data }, { onSuccess: ({ item, isSaved }) => isSaved && draft.settle({ name }, item) });
  };
  return (
    <SettingsForm
      title={t('settings.name.title')}
      description={t('settings.name.description')}
      forbidden={may(project.role, 'project:update') ? undefined : t('settings.renameForbidden')}
      isDirty={draft.changed.length > 0}
      pending={save.isPending}
      overtaken={draft.overtaken.map(() => ({ label: t('settings.name.label'), saved: projectName(project) }))}
      onTakeSaved={() => draft.discard(draft.overtaken)}
      onSave={handleSave}
      onDiscard={() => draft.discard()}
    >
      <TextField
        label={t('settings.name.label')}
        value={name}
        error={isChecked && message ? t(message.key, { ns: 'common', ...message.values }) : undefined}
        onChange={(event) => draft.set({ name: event.target.value })}
        autoComplete="off"
        data-1p-ignore
      />
    </SettingsForm>
  );
}
