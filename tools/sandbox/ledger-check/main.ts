import { runOnDatabase } from '../operator/run-on-database.ts';
import { readDepositNetworks } from '../start/deposits.ts';

process.exitCode = await runOnDatabase('apps/api/src/ledger-check.ts', [], ({ dataDir }) => readDepositNetworks(dataDir));
