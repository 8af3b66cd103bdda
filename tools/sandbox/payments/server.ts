import { runService } from '../http/http-service.ts';
import { parsePaymentsEnv } from './parse-payments-env.ts';
import { startPayments } from './start-payments.ts';

await runService('payments', (log) => startPayments({ settings: parsePaymentsEnv(process.env), log }));
