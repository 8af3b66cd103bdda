import { useTranslation } from '@onepoint/i18n';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Compass } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { chooseProject } from '../../features/projects/choose-project.ts';
import { renderRouterLink } from '../../shared/link/router-link.tsx';
import { useProjects } from '../../shared/projects/use-projects.ts';
import { paths } from '../paths.ts';

/** `/dashboard/{x}` where x is no section: the id of one of my projects is chosen and gone to; anything else does not exist (decision 7). */
export function Component() {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const { '*': section = '' } = useParams();
  const { data: projects } = useProjects();
  const projectId = projects?.find(({ id }) => id === section)?.id;
  useEffect(() => {
    if (projectId === undefined) return;
    chooseProject(projectId);
    void navigate(paths.dashboard, { replace: true });
  }, [projectId, navigate]);
  if (projectId !== undefined) return null;
  return (
    <EmptyState
      headingLevel={1}
      title={t('projects.unknownSection.title')}
      icon={<Compass aria-hidden />}
      action={
        <LinkButton variant="primary" href={paths.dashboard} render={renderRouterLink}>
          {t('projects.unknownSection.action')}
        </LinkButton>
      }
    >
      {t('projects.unknownSection.text')}
    </EmptyState>
  );
}
