import { runOnDatabase } from '../operator/run-on-database.ts';

process.exitCode = await runOnDatabase('apps/api/src/ledger-check.ts');
