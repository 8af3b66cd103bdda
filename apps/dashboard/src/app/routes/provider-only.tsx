import type { ReactNode } from 'react';
import { useProject } from '../../shared/projects/project-context.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** Screens of providers: in any other project their addresses do not exist (decision 10). */
export function ProviderOnly({ children }: { children: ReactNode }) {
  return useProject().isProvider ? children : <NotFoundPage />;
}
