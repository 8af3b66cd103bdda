import { project } from '@onepoint/test-config/vitest-project';

// The server entry runs under Node; what needs a DOM says so with `@vitest-environment jsdom`.
export default project(import.meta.dirname, 'jsdom', { environment: 'node' });
