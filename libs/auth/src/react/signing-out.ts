import { createContext, useContext } from 'react';

export interface SigningOut {
  /** True from the click until the page is left. */
  isSigningOut: boolean;
  setSigningOut: (isSigningOut: boolean) => void;
}

export const SigningOutContext = createContext<SigningOut>({ isSigningOut: false, setSigningOut: () => {} });

export const useSigningOut = (): SigningOut => useContext(SigningOutContext);
