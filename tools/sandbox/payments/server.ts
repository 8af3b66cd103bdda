import { EnvironmentError } from '@onepoint/environment';
import { createJsonLog } from '../log/create-json-log.ts';
import { parsePaymentsEnv } from './config/parse-payments-env.ts';
import { startPayments } from './start-payments.ts';

const write = (line: string): void => void process.stdout.write(line);

try {
  const payments = await startPayments({ settings: parsePaymentsEnv(process.env), log: createJsonLog('payments', write) });
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await payments.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  write(`${JSON.stringify({ ready: true, address: payments.address })}\n`);
} catch (error) {
  const isExpected = error instanceof EnvironmentError || (error instanceof Error && 'code' in error);
  console.error((isExpected ? error.message : String(error)).replaceAll(/^/gm, 'payments: '));
  process.exit(1);
}
