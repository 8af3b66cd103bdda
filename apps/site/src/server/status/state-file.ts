import { serviceStatePath } from '../../shared/service-state-path.ts';
import type { SiteFile } from '../files/site-file.ts';

/** What files alone say of the service's state. The site's server answers in its place. */
export const stateFile: SiteFile = { path: serviceStatePath, text: JSON.stringify({ state: 'unknown' }) };
