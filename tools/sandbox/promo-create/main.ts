import { runOnDatabase } from '../operator/run-on-database.ts';

process.exitCode = await runOnDatabase('apps/api/src/promo-create.ts', process.argv.slice(2));
