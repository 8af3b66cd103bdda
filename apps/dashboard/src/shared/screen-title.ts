import { documentTitle } from '@onepoint/site-config';
import { usePageTitle } from '@onepoint/ui-kit/page-title';
import { useContext } from 'react';
import { ProjectContext } from './projects/project-context.ts';

/**
 * Sets the document title: screen, current project if any, and site title.
 *
 * @param screen undefined leaves the title unchanged
 */
export function useScreenTitle(screen: string | undefined): void {
  const projectName = useContext(ProjectContext)?.name.trim();
  usePageTitle(screen === undefined ? undefined : documentTitle(screen, projectName));
}
