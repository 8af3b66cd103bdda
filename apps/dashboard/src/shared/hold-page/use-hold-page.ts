import { useEffect } from 'react';

/** Has the browser ask before it closes or reloads the page, as long as something on it would be lost. */
export function useHoldPage(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    const handleUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', handleUnload);
    return () => removeEventListener('beforeunload', handleUnload);
  }, [isHeld]);
}
