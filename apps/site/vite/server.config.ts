import { join } from 'node:path';
import { serverBundle } from '@onepoint/build/vite-server-bundle';

// `dist/server` contains the pages' own bundle, which this program loads from any build.
export default serverBundle({ root: join(import.meta.dirname, '..'), programs: { server: 'server/server.ts' }, outDir: 'dist/node' });
