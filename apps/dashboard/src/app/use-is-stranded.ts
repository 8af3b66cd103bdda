import { useState } from 'react';

interface Place {
  readonly pathname: string;
  readonly projectId: string | undefined;
}

/**
 * Whether the project changed under a page whose address names something of the project before (an API key): that page must ask
 * nothing of the new project, and cannot stay.
 *
 * @param isOfProject whether the address names something of one project only
 */
export function useIsStranded(pathname: string, projectId: string | undefined, isOfProject: (pathname: string) => boolean): boolean {
  const [entered, setEntered] = useState<Place>({ pathname, projectId });
  const isKnown = entered.pathname === pathname && entered.projectId !== undefined;
  // Adjusted while rendering: an effect would come after the page below has asked.
  if (!isKnown && (entered.pathname !== pathname || entered.projectId !== projectId)) setEntered({ pathname, projectId });
  return isKnown && projectId !== undefined && projectId !== entered.projectId && isOfProject(pathname);
}
