import { createContext } from 'react';
import type { StaleAssets } from './stale-assets.ts';

/** Whether files of the running build are missing; on the server none are. */
export const StaleAssetsContext = createContext<StaleAssets>({ found: () => false });
