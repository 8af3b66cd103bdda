import type { Invitation } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { Code } from '@onepoint/ui-kit/code';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { focusOnMount } from '../../../shared/focus.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { formatInvitee } from '../data/invitee.ts';
import styles from './invited.module.css';

export interface InvitedProps {
  invitation: Invitation;
  workspaceUrl: string;
  onClose: () => void;
}

/** An invitation that is stored: nothing was sent, so this link is what to tell the person. */
export function Invited({ invitation, workspaceUrl, onClose }: InvitedProps) {
  const { t } = useTranslation(['modals', 'common']);
  const format = useFormat();
  const who = formatInvitee(invitation);
  return (
    <ModalLayout
      title={t('modals:inviteMember.ready.title', { who })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose} ref={focusOnMount}>
          {t('modals:inviteMember.ready.done')}
        </Button>
      }
    >
      <div className={styles.body}>
        <p>{t('modals:inviteMember.ready.text', { who, date: format.date(invitation.expiresAt) })}</p>
        <p className={styles.link} aria-label={t('modals:inviteMember.ready.link')} role="group">
          <Code code={workspaceUrl} />
          <CopyButton
            text={workspaceUrl}
            label={t('modals:inviteMember.ready.copy')}
            copiedLabel={t('common:actions.copied')}
            failedLabel={t('common:states.copyFailed')}
          />
        </p>
      </div>
    </ModalLayout>
  );
}
