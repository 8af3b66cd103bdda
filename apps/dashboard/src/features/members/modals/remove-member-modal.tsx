import type { Member } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { focusOnMount } from '../../../shared/focus.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { Consequences, KnownKeysChoice, useKnownKeysFate } from './member-removal.tsx';
import { useRemoveMember } from '../members.queries.ts';

interface RemoveMemberModalProps extends ModalControls<'removed'> {
  projectId: string;
  member: Pick<Member, 'id' | 'userId' | 'user'>;
}

/** Closes with `removed` once the API confirms. */
export function RemoveMemberModal({ projectId, member, close }: RemoveMemberModalProps) {
  const { t } = useTranslation(['modals', 'common']);
  const notifyError = useNotifyError();
  const { apiKeys, isPending, fate, setFate, isAsked } = useKnownKeysFate(projectId, member.userId);
  const remove = useRemoveMember(projectId, member.id);
  const name = member.user.displayName;
  const handleRemove = (): void =>
    remove.mutate(fate, {
      onSuccess: () => {
        notify('success', { title: t('modals:removeMember.removed', { name }) });
        close('removed');
      },
      onError: (error) => notifyError(t('modals:removeMember.failed'), error),
    });
  return (
    <ModalLayout
      title={t('modals:removeMember.title', { name })}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close()} ref={focusOnMount}>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="danger" loading={isPending || remove.isPending} onClick={handleRemove}>
            {t('modals:removeMember.submit')}
          </Button>
        </>
      }
    >
      <Consequences
        texts={[
          t('modals:removeMember.access'),
          t('modals:removeMember.invitations'),
          t('modals:removeMember.tokens'),
          ...(isAsked ? [] : [t('modals:removeMember.keys')]),
          t('modals:removeMember.again'),
        ]}
      />
      {isAsked ? (
        <KnownKeysChoice
          label={t('modals:knownKeys.theirs', { name })}
          apiKeys={apiKeys}
          value={fate}
          onValueChange={setFate}
          disabled={remove.isPending}
        />
      ) : null}
    </ModalLayout>
  );
}
