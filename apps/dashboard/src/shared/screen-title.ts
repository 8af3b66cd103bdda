import { documentTitle } from '@onepoint/site-config';
import { usePageTitle } from '@onepoint/ui-kit/page-title';
import { useContext } from 'react';
import { ProjectContext } from './projects/project-context.ts';

/**
 * Sets the document's title: the screen, the current project if there is one, and the site's title.
 *
 * @param screen Name of the screen. Undefined leaves the title unchanged.
 */
export function useScreenTitle(screen: string | undefined): void {
  const projectName = useContext(ProjectContext)?.name.trim();
  usePageTitle(screen === undefined ? undefined : documentTitle(screen, projectName));
}
