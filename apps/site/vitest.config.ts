import { project } from '@onepoint/tools/vitest-project';

export default project(import.meta.dirname, 'jsdom', { include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts', 'server/**/*.test.ts'] });
