// Runs one of the API's operator commands (`apps/api/src/<command>.ts`) on the product's database.
import { readDepositNetworks } from '../start/deposits.ts';
import { runOnDatabase } from './run-on-database.ts';

const [command = '', ...words] = process.argv.slice(2);
const readEnv = command === 'ledger-check' ? ({ dataDir }: { readonly dataDir: string }) => readDepositNetworks(dataDir) : undefined;

process.exitCode = await runOnDatabase(`apps/api/src/${command}.ts`, words, readEnv);
