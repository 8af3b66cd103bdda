import { createJsonLog } from '../log/create-json-log.ts';
import { parsePaymentsEnv, PaymentsEnvError } from './config/parse-payments-env.ts';
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
  const isExpected = error instanceof PaymentsEnvError || (error instanceof Error && 'code' in error);
  console.error(`payments: ${isExpected ? error.message : String(error)}`);
  process.exit(1);
}
