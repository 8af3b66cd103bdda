import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const document = 'docs/configuration.md';

/** Files that parse the environment: the only places that name an operator's variable. */
const parsers = [
  'apps/api/src/config/env.ts',
  'apps/api/src/config/deposit-env.ts',
  'apps/api/src/config/mail-env.ts',
  'apps/api/src/config/payment-env.ts',
  'apps/gateway/src/config/env.ts',
  'tools/sandbox/identity/parse-identity-env.ts',
  'tools/sandbox/payments/parse-payments-env.ts',
  'tools/sandbox/config/stack-config.ts',
  'libs/environment/src/environment.ts',
  'libs/environment/src/limits-file.ts',
  'libs/metrics/src/metrics-env.ts',
  'libs/tracing/src/tracing-env.ts',
  'libs/site-config/src/parse-public-config.ts',
  'tools/build/vite-workspace.ts',
  'tools/remote-cache/main.ts',
  'tools/operations/src/backup/main.ts',
  'tools/operations/src/backup/postgres-programs.ts',
  'tools/test-config/chromium.ts',
];

/** Variable names in schema keys, in lists with one name per line, and in reads of `env` or `set`. */
export function variablesReadBy(source: string): readonly string[] {
  const keys = source.matchAll(/^\s+'?([A-Z][A-Z0-9_]+)'?(?:: |,$)/gm);
  const reads = source.matchAll(/\b(?:env|set)\['([A-Z][A-Z0-9_]+)'\]/g);
  return [...keys, ...reads].map((match) => match[1] ?? '');
}

/** Variable names in the first cells of Markdown table rows. */
export function variablesDocumentedIn(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^\| (`[A-Z][^|]*`) +\|/gm)].flatMap((row) =>
    [...(row[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map((match) => match[1] ?? ''),
  );
}

export function checkEnvironment(root: string): readonly string[] {
  const read = new Set(parsers.flatMap((path) => variablesReadBy(readFileSync(join(root, path), 'utf8'))));
  const documented = new Set(variablesDocumentedIn(readFileSync(join(root, document), 'utf8')));
  return [
    ...[...read]
      .filter((name) => !documented.has(name))
      .map((name) => `${document}:1: the environment variable ${name} is not in the table`),
    ...[...documented].filter((name) => !read.has(name)).map((name) => `${document}:1: nothing reads the environment variable ${name}`),
  ];
}
