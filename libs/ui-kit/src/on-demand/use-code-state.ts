import { codeLoader, type CodeState } from '@onepoint/navigation';
import { useSyncExternalStore } from 'react';

/** Loading state of the page's code: whether it waits for a connection, and whether files of the build are missing. */
export function useCodeState(): CodeState {
  return useSyncExternalStore(codeLoader.subscribe, codeLoader.getState);
}
