import { useAppState } from '@onepoint/app-state';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../../shared/when-idle.ts';
import { useIsTabVisible } from './use-is-tab-visible.ts';

/** Whether to measure now: the reader wants it, sees the tab, and the browser has drawn the page. */
export function useIsMeasuring(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  const isWanted = useAppState('pong');
  const isVisible = useIsTabVisible();
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle && isWanted && isVisible;
}
