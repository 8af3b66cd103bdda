import type { ReactNode } from 'react';
import { useProject } from '../../shared/projects/project-context.ts';
import { NotFound } from './not-found.tsx';

/** Screens of providers: in any other project their addresses do not exist (decision 10). */
export function ProviderOnly({ children }: { children: ReactNode }) {
  return useProject().isProvider ? children : <NotFound />;
}
