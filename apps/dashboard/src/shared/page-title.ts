import { siteConfig } from '@onepoint/site-config';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ProjectContext } from './projects/project-context.ts';

const titleEvent = 'onepoint:page-title';

/**
 * Sets the document's title: the screen, the current project if there is one, and the site's title.
 *
 * @param screen Name of the screen. Undefined leaves the title as it is.
 */
export function usePageTitle(screen: string | undefined): void {
  const projectName = useContext(ProjectContext)?.name.trim();
  useEffect(() => {
    if (screen === undefined) return;
    document.title = [screen, projectName, siteConfig.title].filter(Boolean).join(' – ');
    document.dispatchEvent(new Event(titleEvent));
  }, [screen, projectName]);
}

/**
 * Title to announce to screen readers: that of the last page the user navigated to, once the page has set it. Empty on the first page, which
 * the browser announces itself.
 */
export function useAnnouncedTitle(pathname: string): string {
  const [title, setTitle] = useState('');
  const titledPath = useRef<string>(undefined);
  // A layout effect, because screens set their titles in effects of the same commit.
  useLayoutEffect(() => {
    const handleTitle = (): void => {
      if (titledPath.current !== undefined && titledPath.current !== pathname) setTitle(document.title);
      titledPath.current = pathname;
    };
    document.addEventListener(titleEvent, handleTitle);
    return () => document.removeEventListener(titleEvent, handleTitle);
  }, [pathname]);
  return title;
}
