/** What the first screen offers to open: fetched with the overlays, once it is at rest. */
export { apiKeyModals } from '../features/api-keys/api-keys.modals.ts';
export { projectModals } from '../features/projects/projects.modals.ts';
export { shellModals } from './shell/shell.modals.ts';
