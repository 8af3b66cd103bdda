import { useTranslation } from '@onepoint/i18n';
import type { ReactNode } from 'react';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { DeleteAccountCard, type DeleteAccountCardProps } from './components/delete-account-card.tsx';
import { DisplayCard, type DisplayCardProps } from './components/display-card.tsx';
import { EmailsCard } from './components/emails-card.tsx';
import { IdentityCard } from './components/identity-card.tsx';
import { PasswordCard } from './components/password-card.tsx';
import { SessionsCard, type SessionsCardProps } from './components/sessions-card.tsx';
import { WalletsCard } from './components/wallets-card.tsx';
import { useAccountSessions } from './hooks/use-account-sessions.ts';
import { useProfileHeadline } from './hooks/use-profile-headline.ts';

export interface ProfilePageProps extends DisplayCardProps, DeleteAccountCardProps, Pick<SessionsCardProps, 'onSignOutEverywhere'> {
  /** Where one-time codes arrive in the sandbox. @default nothing */
  mailbox?: ReactNode;
}

/** The user's own account. Needs a `ClerkAccount` around it. */
export function ProfilePage({ mailbox = null, themeSwitch, onPickLanguage, onSignOutEverywhere, onDeleted }: ProfilePageProps) {
  const { t } = useTranslation('dashboard');
  const sessions = useAccountSessions();
  const headline = useProfileHeadline(sessions.data?.length ?? (sessions.isError ? null : undefined));
  return (
    <>
      <PageHeader title={t('profile.title')} headline={headline} />
      <IdentityCard />
      <EmailsCard mailbox={mailbox} />
      <WalletsCard />
      <PasswordCard />
      <SessionsCard sessions={sessions} onSignOutEverywhere={onSignOutEverywhere} />
      <DisplayCard themeSwitch={themeSwitch} onPickLanguage={onPickLanguage} />
      <DeleteAccountCard onDeleted={onDeleted} />
    </>
  );
}
