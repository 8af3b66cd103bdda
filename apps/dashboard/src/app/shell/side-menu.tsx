import { useTranslation } from '@onepoint/i18n';
import { useLocation } from 'react-router';
import { AppLink } from '../../shared/link/app-link.tsx';
import type { MenuItem } from './menu-items.ts';
import styles from './side-menu.module.css';

export interface SideMenuProps {
  /** Accessible name of the landmark. */
  label: string;
  items: readonly MenuItem[];
  /** Called when a link is followed: a menu in a drawer closes. */
  onFollow?: (() => void) | undefined;
}

const within = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

export function SideMenu({ label, items, onFollow }: SideMenuProps) {
  const { t } = useTranslation('dashboard');
  const { pathname } = useLocation();
  const isCurrent = ({ path, exact, also }: MenuItem): boolean =>
    (exact ? pathname === path : within(pathname, path)) || (also !== undefined && within(pathname, also));
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <AppLink to={item.path} className={styles.link} aria-current={isCurrent(item) ? 'page' : undefined} onClick={onFollow}>
              <item.icon size={18} strokeWidth={1.5} aria-hidden />
              {t(`shell.${item.id}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
