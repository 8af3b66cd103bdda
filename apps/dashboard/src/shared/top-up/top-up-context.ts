import { createContext, useContext } from 'react';

/** Opens the deposit that brings so many cents to a project's balance. */
export type OpenTopUp = (projectId: string, missingCents: number) => void;

/** How modals about money lead to a deposit, which is another feature's; null where nothing can be deposited. */
export const TopUpContext = createContext<OpenTopUp | null>(null);

/** Opens the deposit of one project for what is missing; undefined where there is none. */
export function useTopUp(projectId: string): ((missingCents: number) => void) | undefined {
  const openTopUp = useContext(TopUpContext);
  return openTopUp === null ? undefined : (missingCents) => openTopUp(projectId, missingCents);
}
