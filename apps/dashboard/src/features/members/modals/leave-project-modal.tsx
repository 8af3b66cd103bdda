import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { focusOnMount } from '../../../shared/focus.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { projectName } from '../../../shared/projects/project-names.ts';
import { Consequences, KnownKeysChoice, useKnownKeysFate } from './member-removal.tsx';
import { useLeaveProject } from '../members.queries.ts';

interface LeaveProjectModalProps extends ModalControls<'left'> {
  project: Pick<Project, 'id' | 'name'>;
  memberId: string;
  userId: string;
  /** If true, the user can't leave. */
  isLastOwner: boolean;
}

/** Closes with `left` once the API confirms. */
export function LeaveProjectModal({ project, memberId, userId, isLastOwner, close }: LeaveProjectModalProps) {
  const { t } = useTranslation(['modals', 'common']);
  const notifyError = useNotifyError();
  const { apiKeys, isPending, fate, setFate, isAsked } = useKnownKeysFate(project.id, userId);
  const leave = useLeaveProject(project.id, memberId);
  const name = projectName(project);
  const handleLeave = (): void =>
    leave.mutate(fate, {
      onSuccess: () => {
        notify('success', { title: t('modals:leaveProject.left', { name }) });
        close('left');
      },
      onError: (error) => notifyError(t('modals:leaveProject.failed'), error),
    });
  return (
    <ModalLayout
      title={t('modals:leaveProject.title', { name })}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close()} ref={focusOnMount}>
            {t(isLastOwner ? 'common:actions.close' : 'common:actions.cancel')}
          </Button>
          {isLastOwner ? null : (
            <Button variant="danger" loading={isPending || leave.isPending} onClick={handleLeave}>
              {t('modals:leaveProject.submit')}
            </Button>
          )}
        </>
      }
    >
      {isLastOwner ? (
        <Alert tone="caution" title={t('modals:leaveProject.lastOwner')} />
      ) : (
        <>
          <Consequences
            texts={[
              t('modals:leaveProject.access'),
              t('modals:leaveProject.tokens'),
              ...(isAsked ? [] : [t('modals:leaveProject.keys')]),
              t('modals:leaveProject.again'),
            ]}
          />
          {isAsked ? (
            <KnownKeysChoice
              label={t('modals:knownKeys.yours')}
              apiKeys={apiKeys}
              value={fate}
              onValueChange={setFate}
              disabled={leave.isPending}
            />
          ) : null}
        </>
      )}
    </ModalLayout>
  );
}
