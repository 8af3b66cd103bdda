import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import type { ModalControls } from '@onepoint/modal-stack';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { NameModal } from '../../../shared/name-form/name-modal.tsx';
import { useCreateProject } from '../projects.queries.ts';

/** Closes with the created project. */
export function CreateProjectModal({ close }: ModalControls<Project>) {
  const { t } = useTranslation(['modals', 'dashboard']);
  const notifyError = useNotifyError();
  const create = useCreateProject();
  return (
    <NameModal
      title={t('modals:createProject.title')}
      description={t('modals:createProject.description')}
      label={t('dashboard:forms.projectName')}
      hint={t('dashboard:forms.projectNameHint')}
      placeholder={t('dashboard:forms.projectNamePlaceholder')}
      submitLabel={t('modals:createProject.submit')}
      pending={create.isPending}
      onSubmit={(name) =>
        create.mutate(name, { onSuccess: close, onError: (error) => notifyError(t('dashboard:projects.failed.create'), error) })
      }
      onClose={() => close()}
    />
  );
}
