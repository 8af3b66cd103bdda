import { join } from 'node:path';
import { serverBundle } from '@onepoint/build/vite-server-bundle';

export default serverBundle({
  root: join(import.meta.dirname, '..'),
  programs: { server: 'src/server.ts', collector: 'src/collector/server.ts' },
});
