import { project } from '@onepoint/test-config/vitest-project';

export default project(import.meta.dirname, 'jsdom');
