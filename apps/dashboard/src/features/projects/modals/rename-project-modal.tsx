import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import type { ModalControls } from '@onepoint/modal-stack';
import { useState } from 'react';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { NameModal } from '../../../shared/name-form/name-modal.tsx';
import { notify } from '../../../shared/overlays/notify.ts';
import { useRenameProject } from '../projects.queries.ts';

interface RenameProjectModalProps extends ModalControls {
  project: Pick<Project, 'id' | 'name'>;
}

export function RenameProjectModal({ project, close }: RenameProjectModalProps) {
  const { t } = useTranslation(['modals', 'dashboard']);
  const notifyError = useNotifyError();
  const [overtaken, setOvertaken] = useState<string>();
  const rename = useRenameProject({ id: project.id, name: overtaken ?? project.name });
  const handleSubmit = (name: string): void =>
    rename.mutate(name, {
      onSuccess: ({ item, isSaved }) => {
        if (!isSaved) return setOvertaken(item.name);
        notify('success', { title: t('dashboard:projects.renamed', { name }) });
        close();
      },
      onError: (error) => notifyError(t('dashboard:projects.failed.rename'), error),
    });
  return (
    <NameModal
      title={t('modals:renameProject.title')}
      label={t('dashboard:forms.projectName')}
      initialName={project.name}
      submitLabel={t('modals:renameProject.submit')}
      overtakenBy={overtaken}
      pending={rename.isPending}
      onSubmit={handleSubmit}
      onClose={() => close()}
    />
  );
}
