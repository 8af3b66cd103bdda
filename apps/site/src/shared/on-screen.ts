import { createContext, use } from 'react';

// Where HTML is written, and wherever nobody draws ahead, all is on screen.
const Context = createContext(true);

export const OnScreenProvider = Context.Provider;

/** Whether the page that a component belongs to is the one on screen; one that is drawn ahead is not yet. */
export function useIsOnScreen(): boolean {
  return use(Context);
}
