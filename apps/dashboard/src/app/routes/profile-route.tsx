import { ClerkAccount } from '@onepoint/auth/account';
import { useSession } from '@onepoint/auth/react';
import { TokensCard } from '../../features/api-tokens/tokens-card.tsx';
import { ProfilePage } from '../../features/profile/profile-page.tsx';
import { SandboxMail } from '../../features/session/sandbox-mail.tsx';
import { ThemeSwitch } from '../../shared/theme-switch.tsx';
import { sitePaths } from '../paths.ts';
import { preferences } from '../shell/shell.modals.ts';

export function ProfileRoute() {
  const { signOutEverywhere } = useSession();
  return (
    <ClerkAccount>
      <ProfilePage
        mailbox={<SandboxMail />}
        tokens={<TokensCard projectId={null} />}
        themeSwitch={<ThemeSwitch />}
        onPickLanguage={() => void preferences.open('language')}
        onSignOutEverywhere={signOutEverywhere}
        onDeleted={() => location.assign(sitePaths.home)}
      />
    </ClerkAccount>
  );
}
