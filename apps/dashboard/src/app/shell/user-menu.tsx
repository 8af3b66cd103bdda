import { displayedIdentifier } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useDismiss } from '../../shared/focus.ts';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import type { UserMenuPanelProps } from './user-menu-panel.tsx';
import styles from './user-menu.module.css';

export type UserMenuProps = Omit<UserMenuPanelProps, 'onChoose' | 'onFollow'>;

const UserMenuPanel = onDemand(async () => (await import('./user-menu-panel.tsx')).UserMenuPanel, { isOptional: true });

/** Who is signed in, their projects, the theme, and the ways out. A disclosure: Tab walks through it as through any part of the page. */
export function UserMenu(props: UserMenuProps) {
  const { user } = props;
  const { t } = useTranslation('dashboard');
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, opener, open, close);
  const handleFollow = (): void => {
    close();
    // What opens now gives focus back to whatever has it: the menu's items are about to be gone.
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
