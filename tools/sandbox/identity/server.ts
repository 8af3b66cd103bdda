import { runService } from '../http/http-service.ts';
import { parseIdentityEnv } from './parse-identity-env.ts';
import { startIdentity } from './start-identity.ts';

await runService('identity', (log) => startIdentity({ settings: parseIdentityEnv(process.env), log }));
