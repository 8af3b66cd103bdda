import type { Token } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { focusOnMount } from '../../shared/focus.ts';
import { useFormat, useNow } from '../../shared/format/use-format.ts';
import { notify } from '../../shared/overlays/notify.ts';
import { useRevokeToken, type TokenOwner } from './api-tokens.queries.ts';

interface RevokeTokenModalProps extends ModalControls<'revoked'> {
  projectId: TokenOwner;
  token: Pick<Token, 'id' | 'name' | 'lastUsedAt'>;
}

export function RevokeTokenModal({ projectId, token: { id, name, lastUsedAt }, close }: RevokeTokenModalProps) {
  const { t } = useTranslation(['tokens', 'common']);
  const format = useFormat();
  const now = useNow();
  const notifyError = useNotifyError();
  const revoke = useRevokeToken(projectId);
  const handleRevoke = (): void =>
    revoke.mutate(id, {
      onSuccess: () => {
        notify('success', { title: t('revoke.done', { name }) });
        close('revoked');
      },
      onError: (error) => notifyError(t('revoke.failed'), error),
    });
  return (
    <ModalLayout
      title={t('revoke.title', { name })}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close()} ref={focusOnMount}>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="danger" loading={revoke.isPending} onClick={handleRevoke}>
            {t('revoke.submit')}
          </Button>
        </>
      }
    >
      <p>{t('revoke.text')}</p>
      <p className="text-muted">{lastUsedAt === null ? t('neverUsed') : t('lastUsed', { when: format.relative(lastUsedAt, now) })}</p>
    </ModalLayout>
  );
}
