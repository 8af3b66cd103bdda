import { useTranslation } from '@onepoint/i18n';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Compass } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { Outlet, useParams } from 'react-router';
import { Redirect } from '../../shared/link/redirect.tsx';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { useScreenTitle } from '../../shared/screen-title.ts';
import { chooseProject, useProject, useProjects } from '../../shared/projects/project-context.ts';
import { paths } from '../paths.ts';
import { NotFound } from './not-found-route.tsx';

/** Provider pages exist only in provider projects (decision 10). */
export function ProviderOnly() {
  return useProject().isProvider ? <Outlet /> : <NotFound />;
}

/** `/dashboard/{x}` where x isn't a section: switches to the project with this ID, or shows that the section doesn't exist (decision 7). */
export function UnknownSection() {
  const { t } = useTranslation('dashboard');
  const { '*': section = '' } = useParams();
  const { data: projects } = useProjects();
  const projectId = projects?.find(({ id }) => id === section)?.id;
  useScreenTitle(projectId === undefined ? t('projects.unknownSection.title') : undefined);
  // A layout effect, because it must run before the redirect below, which runs in an effect.
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
