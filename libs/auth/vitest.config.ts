import { project } from '@onepoint/test-config/vitest-project';

// The server entry runs under Node; tests that need a DOM start with `@vitest-environment jsdom`.
export default project(import.meta.dirname, 'jsdom', { environment: 'node' });
