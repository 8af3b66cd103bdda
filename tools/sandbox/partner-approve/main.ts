import { runOnDatabase } from '../operator/run-on-database.ts';

process.exitCode = await runOnDatabase('apps/api/src/partner-approve.ts', process.argv.slice(2));
