import { siteConfig } from '@onepoint/site-config';
import { useEffect } from 'react';

/** Sets the document's title: the section and the site's title. */
export function usePageTitle(section: string): void {
  useEffect(() => {
    document.title = `${section} – ${siteConfig.title}`;
  }, [section]);
}
