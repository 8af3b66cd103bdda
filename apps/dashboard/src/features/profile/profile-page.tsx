import { useAccount } from '@onepoint/auth/account';
import { findLanguage, useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { SectionCard } from '../../shared/section-card/section-card.tsx';
import { EmailsCard } from './emails-card.tsx';
import { IdentityCard } from './identity-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import styles from './profile-page.module.css';
import { profileModals } from './profile.modals.ts';
import { useAccountChange, useAccountSessions } from './profile.queries.ts';
import { SessionsCard, type SessionsCardProps } from './sessions-card.tsx';
import { WalletsCard } from './wallets-card.tsx';

interface ProfilePageProps extends DisplayCardProps, DeleteAccountCardProps, Pick<SessionsCardProps, 'onSignOutEverywhere'> {
  /** The sandbox's mailbox for one-time codes. @default nothing */
  mailbox?: ReactNode;
  /** The user's personal tokens. @default nothing */
  tokens?: ReactNode;
}

/** The user's own account. Must be inside a `ClerkAccount`. */
export function ProfilePage({
  mailbox = null,
  tokens = null,
  themeSwitch,
  onPickLanguage,
  onSignOutEverywhere,
  onDeleted,
}: ProfilePageProps) {
  const { t } = useTranslation('dashboard');
  const sessions = useAccountSessions();
  const headline = useProfileHeadline(sessions.data?.length ?? (sessions.isError ? null : undefined));
  return (
    <>
      <PageHeader title={t('profile.title')} headline={headline} />
      <IdentityCard />
      <EmailsCard mailbox={mailbox} />
      <WalletsCard />
      <PasskeysCard />
      <PasswordCard />
      <SessionsCard sessions={sessions} onSignOutEverywhere={onSignOutEverywhere} />
      {tokens}
      <DisplayCard themeSwitch={themeSwitch} onPickLanguage={onPickLanguage} />
      <DeleteAccountCard onDeleted={onDeleted} />
    </>
  );
}

/**
 * Describes the number of email addresses, wallets, and devices.
 *
 * @param devices undefined while loading, null if loading failed
 */
function useProfileHeadline(devices: number | undefined | null): string | undefined {
  const { t } = useTranslation('dashboard');
  const { emailAddresses, web3Wallets } = useAccount();
  const format = useFormat();
  if (devices === undefined) return undefined;
  const counted = (count: number) => ({ count, formatted: format.number(count) });
  return t('profile.headline.whole', {
    emails: t('profile.headline.emails', counted(emailAddresses.length)),
    wallets: web3Wallets.length === 0 ? t('profile.headline.noWallets') : t('profile.headline.wallets', counted(web3Wallets.length)),
    devices: devices === null ? t('profile.headline.unknownDevices') : t('profile.headline.devices', counted(devices)),
  });
}

interface DeleteAccountCardProps {
  onDeleted: () => void;
}

/** The confirmation says what happens to the user's projects. */
function DeleteAccountCard({ onDeleted }: DeleteAccountCardProps) {
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
    // As with signing out everywhere, the modal must close before the user leaves the page.
    if (answer === 'done') deletion.mutate();
  };
  return (
    <SectionCard
      id="delete-account"
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

interface DisplayCardProps {
  themeSwitch: ReactNode;
  onPickLanguage: () => void;
}

function DisplayCard({ themeSwitch, onPickLanguage }: DisplayCardProps) {
  const { t, i18n } = useTranslation(['dashboard', 'common']);
  const language = findLanguage(i18n.language)?.label ?? i18n.language;
  return (
    <SectionCard id="display" title={t('profile.display.title')} description={t('profile.display.description')}>
      <dl className={styles.settings}>
        <div className={styles.setting}>
          <dt>{t('common:language.label')}</dt>
          <dd>
            <Button
              icon={<Languages aria-hidden />}
              aria-haspopup="dialog"
              aria-label={t('profile.display.changeLanguage', { language })}
              onClick={onPickLanguage}
            >
              {language}
            </Button>
          </dd>
        </div>
        <div className={styles.setting}>
          <dt>{t('common:theme.label')}</dt>
          <dd className={styles.theme}>{themeSwitch}</dd>
        </div>
      </dl>
    </SectionCard>
  );
}
