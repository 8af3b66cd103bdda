// `npm run secrets:rotate`: encrypts all stored secrets with the first key of SECRETS_KEYS.
import { createDatabase, createSecretBox, parseSecretKeys, rotateSecrets, secretKeysShape } from '@onepoint/database';
import { readSecretFiles } from '@onepoint/environment';
import { z } from 'zod';

const { DATABASE_URL: url, SECRETS_KEYS: text } = z
  .object({ DATABASE_URL: z.string(), SECRETS_KEYS: z.string().default('') })
  .parse(readSecretFiles(process.env));
const keys = parseSecretKeys(text);
if (keys === null || keys.length === 0) {
  const problem = keys === null ? secretKeysShape : 'is not set';
  process.stderr.write(`SECRETS_KEYS: ${problem}. See docs/operations/secrets.md.\n`);
  process.exit(1);
}
const database = createDatabase(url, { applicationName: 'onepoint-secrets-rotate', connectionsMax: 1 });
try {
  for (const { column, rotated, failures } of await rotateSecrets(database.orm, createSecretBox(keys))) {
    process.stdout.write(`${column}: ${rotated} encrypted with key "${keys[0]?.id ?? ''}"\n`);
    for (const failure of failures) process.stderr.write(`${failure}\n`);
    if (failures.length > 0) process.exitCode = 1;
  }
} finally {
  await database.close();
}
