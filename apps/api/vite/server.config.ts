import { join } from 'node:path';
import { serverBundle } from '@onepoint/build/vite-server-bundle';

export default serverBundle({
  root: join(import.meta.dirname, '..'),
  programs: {
    server: 'src/server.ts',
    migrate: 'src/migrate.ts',
    'ledger-check': 'src/ledger-check.ts',
    'partner-approve': 'src/partner-approve.ts',
    'promo-create': 'src/promo-create.ts',
    'secrets-rotate': 'src/secrets-rotate.ts',
  },
});
