import { codeLoader, type CodeState } from '@onepoint/navigation';
import { useSyncExternalStore } from 'react';

/** What the page knows of the code that it has yet to fetch: whether it waits for a connection, and whether files of its build are missing. */
export function useCodeState(): CodeState {
  return useSyncExternalStore(codeLoader.subscribe, codeLoader.getState);
}
