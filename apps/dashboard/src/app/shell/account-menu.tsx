import { useAppState } from '@onepoint/app-state';
import { useSession } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useState } from 'react';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { findCurrentProject, useProjects } from '../../shared/projects/project-context.ts';
import { UserMenu } from './user-menu.tsx';

/** The menu of whoever is signed in. */
export function AccountMenu() {
  const { t } = useTranslation();
  const { user, signOut } = useSession();
  const notifyError = useNotifyError();
  const { data: projects = [] } = useProjects();
  const current = findCurrentProject(projects, useAppState('projectId'));
  const [signingOut, setSigningOut] = useState(false);
  const handleSignOut = async (): Promise<void> => {
    setSigningOut(true);
    try {
      await signOut();
    } catch (error) {
      setSigningOut(false);
      notifyError(t('errors.request'), error);
    }
  };
  if (!user) return <Skeleton shape="circle" />;
  return (
    <UserMenu
      user={user}
      projects={projects}
      currentProjectId={current?.id}
      signingOut={signingOut}
      onSignOut={() => void handleSignOut()}
    />
  );
}
