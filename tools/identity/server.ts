import { IdentityEnvError, parseIdentityEnv } from './config/parse-identity-env.ts';
import { createJsonLog } from '../log/create-json-log.ts';
import { startIdentity } from './start-identity.ts';

const write = (line: string): void => void process.stdout.write(line);

try {
  const identity = await startIdentity({ settings: parseIdentityEnv(process.env), log: createJsonLog('identity', write) });
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await identity.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  write(`${JSON.stringify({ ready: true, address: identity.address })}\n`);
} catch (error) {
  const isExpected = error instanceof IdentityEnvError || (error instanceof Error && 'code' in error);
  console.error(`identity: ${isExpected ? error.message : String(error)}`);
  process.exit(1);
}
