import { useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { Link } from '@onepoint/ui-kit/link';
import { ArrowLeft } from 'lucide-react';
import { renderRouterLink } from '../../shared/link/router-link.tsx';
import { sectionPath } from '../paths.ts';
import styles from './back-to-project.module.css';

export interface BackToProjectProps {
  onFollow?: (() => void) | undefined;
}

/** From the settings back to the section looked at before them. */
export function BackToProject({ onFollow }: BackToProjectProps) {
  const { t } = useTranslation('dashboard');
  const lastSection = useAppState('selectedLastUrlKeyInDashboard');
  return (
    <Link
      tone="quiet"
      href={sectionPath(lastSection === 'settings' ? null : lastSection)}
      render={renderRouterLink}
      className={styles.back}
      onClick={onFollow}
    >
      <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
      {t('shell.backToProject')}
    </Link>
  );
}
