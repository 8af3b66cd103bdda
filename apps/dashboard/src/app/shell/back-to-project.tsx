import { useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { Link } from '@onepoint/ui-kit/link';
import { ArrowLeft } from 'lucide-react';
import { renderRouterLink } from '../../shared/link/router-link.tsx';
import { sectionPath } from '../paths.ts';
import styles from './back-to-project.module.css';

export interface BackToProjectProps {
  /** There is no project to go back to, or none yet. @default false */
  disabled?: boolean;
  onFollow?: (() => void) | undefined;
}

/** From the settings back to the section looked at before them. */
export function BackToProject({ disabled = false, onFollow }: BackToProjectProps) {
  const { t } = useTranslation('dashboard');
  const lastSection = useAppState('selectedLastUrlKeyInDashboard');
  const content = (
    <>
      <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
      {t('shell.backToProject')}
    </>
  );
  if (disabled) {
    return (
      <span role="link" aria-disabled className={styles.back}>
        {content}
      </span>
    );
  }
  return (
    <Link tone="quiet" href={sectionPath(lastSection)} render={renderRouterLink} className={styles.back} onClick={onFollow}>
      {content}
    </Link>
  );
}
