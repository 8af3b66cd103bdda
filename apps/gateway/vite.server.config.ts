import { serverBundle } from '@onepoint/build/vite-server-bundle';

export default serverBundle({ root: import.meta.dirname, programs: { server: 'src/server.ts', collector: 'src/collector/server.ts' } });
