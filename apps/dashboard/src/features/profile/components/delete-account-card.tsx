import { useAccount } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { useAccountChange } from '../hooks/use-account-change.ts';
import { profileModals } from '../profile.modals.ts';

export interface DeleteAccountCardProps {
  /** Called once the account is gone: the page belongs to nobody any more. */
  onDeleted: () => void;
}

/** Deletes the user's account, after saying what becomes of their projects. */
export function DeleteAccountCard({ onDeleted }: DeleteAccountCardProps) {
  const { t } = useTranslation('dashboard');
  const account = useAccount();
  const deletion = useAccountChange({
    change: async () => {
      await account.deleteAccount();
      onDeleted();
    },
    failed: t('profile.delete.failed'),
  });
  const handleDelete = async (): Promise<void> => {
    const answer = await profileModals.open('confirm', {
      title: t('profile.delete.confirmTitle'),
      consequences: [t('profile.delete.leave'), t('profile.delete.sole'), t('profile.delete.closed'), t('profile.delete.final')],
      submitLabel: t('profile.delete.submit'),
    });
    // As for signing out everywhere: the modal has to be gone before the page is left.
    if (answer === 'done') deletion.mutate();
  };
  return (
    <Card
      title={t('profile.delete.title')}
      description={t('profile.delete.description')}
      actions={
        <Button variant="danger" aria-haspopup="dialog" loading={deletion.isPending} onClick={() => void handleDelete()}>
          {t('profile.delete.submit')}
        </Button>
      }
    />
  );
}
