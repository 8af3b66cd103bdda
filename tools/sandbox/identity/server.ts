import { EnvironmentError } from '@onepoint/environment';
import { parseIdentityEnv } from './config/parse-identity-env.ts';
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
  const isExpected = error instanceof EnvironmentError || (error instanceof Error && 'code' in error);
  console.error((isExpected ? error.message : String(error)).replaceAll(/^/gm, 'identity: '));
  process.exit(1);
}
