import { readFileSync } from 'node:fs';
import { EnvironmentError, isSet, type Problem, type Variables } from './problem.ts';

/** Each of these can be set as `<NAME>_FILE` instead, the path of a file with the value. Container platforms mount secrets as files. */
const secretVariables: readonly string[] = [
  'DATABASE_URL',
  'CLERK_SECRET_KEY',
  'CLERK_JWT_KEY',
  'CLERK_WEBHOOK_SIGNING_SECRET',
  'CRYPTOCLOUD_API_KEY',
  'CRYPTOCLOUD_SECRET',
  'EMAIL_LINK_SECRET',
  'GATEWAY_CACHE_URL',
  'GATEWAY_FILTER_SECRET',
  'SECRETS_KEYS',
  'SMTP_URL',
];

/**
 * Returns the variables with secrets read from their files, trimmed. The `_FILE` variables are removed.
 *
 * @throws {EnvironmentError} with a line for each file that can't be read and each secret that is set twice
 */
export function readSecretFiles(variables: Variables): Variables {
  const problems: Problem[] = [];
  const found = secretVariables.flatMap((name): [string, string][] => {
    const path = variables[`${name}_FILE`];
    if (!isSet(path)) return [];
    if (isSet(variables[name])) problems.push({ variable: name, problem: `is set, and so is ${name}_FILE`, cure: 'Unset one of them' });
    const text = readText(path);
    if (text !== undefined) return [[name, text]];
    problems.push({ variable: `${name}_FILE`, problem: 'is not the path of a file that can be read' });
    return [];
  });
  if (problems.length > 0) throw new EnvironmentError(problems);
  const files = new Set(found.map(([name]) => `${name}_FILE`));
  return { ...Object.fromEntries(Object.entries(variables).filter(([name]) => !files.has(name))), ...Object.fromEntries(found) };
}

/**
 * Replaces the `_FILE` variables in this process's environment with the secrets, so that child processes inherit them.
 *
 * @throws {EnvironmentError} as `readSecretFiles`
 */
export function adoptSecretFiles(env: Record<string, string | undefined>): void {
  const variables = readSecretFiles(env);
  for (const name of Object.keys(env)) if (!(name in variables)) delete env[name];
  Object.assign(env, variables);
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}
