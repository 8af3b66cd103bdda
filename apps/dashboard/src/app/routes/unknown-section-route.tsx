import { useTranslation } from '@onepoint/i18n';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Compass } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useParams } from 'react-router';
import { chooseProject, useProjects } from '../../shared/projects/project-context.ts';
import { Redirect } from '../../shared/link/redirect.tsx';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { paths } from '../paths.ts';

/** `/dashboard/{x}` where x is no section: the id of one of my projects is chosen and gone to; anything else does not exist (decision 7). */
export function Component() {
  const { t } = useTranslation('dashboard');
  const { '*': section = '' } = useParams();
  const { data: projects } = useProjects();
  const projectId = projects?.find(({ id }) => id === section)?.id;
  // Before the redirect below, which is an effect as well.
  useLayoutEffect(() => {
    if (projectId !== undefined) chooseProject(projectId);
  }, [projectId]);
  if (projectId !== undefined) return <Redirect to={paths.dashboard} />;
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
