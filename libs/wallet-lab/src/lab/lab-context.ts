import { createContext, useContext } from 'react';
import type { Lab } from './create-lab.ts';

export const LabContext = createContext<Lab | undefined>(undefined);

/** @throws Error outside of a `LabProvider` */
export function useLab(): Lab {
  const lab = useContext(LabContext);
  if (lab === undefined) throw new Error('The wallet laboratory is used outside of its provider');
  return lab;
}
