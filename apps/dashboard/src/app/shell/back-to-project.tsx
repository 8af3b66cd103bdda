import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Link } from '@onepoint/ui-kit/link';
import { ArrowLeft } from 'lucide-react';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import styles from './back-to-project.module.css';
import { useLastSectionPath } from './use-remember-section.ts';

export interface BackToProjectProps {
  /** Undefined where there is none to go back to, or none yet. */
  project: Pick<Project, 'isProvider'> | undefined;
  onFollow?: (() => void) | undefined;
}

/** From the settings back to the section looked at before them. */
export function BackToProject({ project, onFollow }: BackToProjectProps) {
  const { t } = useTranslation('dashboard');
  const path = useLastSectionPath(project);
  const content = (
    <>
      <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
      {t('shell.backToProject')}
    </>
  );
  if (!project) {
    return (
      <span role="link" aria-disabled className={styles.back}>
        {content}
      </span>
    );
  }
  return (
    <Link tone="quiet" href={path} render={renderRouterLink} className={styles.back} onClick={onFollow}>
      {content}
    </Link>
  );
}
