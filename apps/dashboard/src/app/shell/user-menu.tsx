import { useAppState } from '@onepoint/app-state';
import { displayedIdentifier, useSession } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useDismiss } from '@onepoint/ui-kit/use-dismiss';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { findCurrentProject, useProjects } from '../../shared/projects/project-context.ts';
import type { UserMenuPanelProps } from './user-menu-panel.tsx';
import styles from './user-menu.module.css';

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

type UserMenuProps = Omit<UserMenuPanelProps, 'onChoose' | 'onFollow'>;

const UserMenuPanel = onDemand(async () => (await import('./user-menu-panel.tsx')).UserMenuPanel, { isOptional: true });

/** A disclosure rather than an ARIA menu, so that Tab moves through it as usual. */
export function UserMenu(props: UserMenuProps) {
  const { user } = props;
  const { t } = useTranslation('dashboard');
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismiss({ panel: root, opener, onDismiss: close, isOpen: open });
  const handleFollow = (): void => {
    close();
    // A modal that opens now later returns focus to the focused element. The menu item is about to be removed, so focus the menu button.
    opener.current?.focus();
  };
  return (
    <div ref={root} className={styles.menu}>
      <button
        ref={opener}
        type="button"
        className={styles.trigger}
        aria-label={t('userMenu.label')}
        aria-expanded={open}
        onPointerEnter={UserMenuPanel.preload}
        onFocus={UserMenuPanel.preload}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={displayedIdentifier(user)} imageUrl={user.imageUrl ?? undefined} size={28} />
      </button>
      {open ? (
        <Suspense>
          <UserMenuPanel {...props} onChoose={close} onFollow={handleFollow} />
        </Suspense>
      ) : null}
    </div>
  );
}
