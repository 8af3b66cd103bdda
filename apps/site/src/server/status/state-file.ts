import type { SiteFile } from '../files/site-file.ts';
import { statusStatePath } from './status-path.ts';

/** What files alone say of the service's state. The site's server answers in its place. */
export const stateFile: SiteFile = { path: statusStatePath, text: JSON.stringify({ state: 'unknown' }) };
