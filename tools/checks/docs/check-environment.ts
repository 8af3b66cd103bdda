import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The document with the table of variables. */
const document = 'docs/configuration.md';

/** Where the environment is parsed: the only places that name a variable an operator may set. */
const parsers = [
  'apps/api/src/config/env.ts',
  'apps/api/src/config/deposit-env.ts',
  'apps/api/src/config/payment-env.ts',
  'apps/gateway/src/config/env.ts',
  'tools/sandbox/identity/config/parse-identity-env.ts',
  'tools/sandbox/payments/config/parse-payments-env.ts',
  'tools/sandbox/config/stack-config.ts',
  'libs/environment/src/environment.ts',
  'libs/site-config/src/parse-public-config.ts',
  'tools/test-config/chromium.ts',
];

/** Names in a schema's keys, in a list of one name a line, and read from `process.env` or what is `set` of it. */
export function variablesReadBy(source: string): readonly string[] {
  const keys = source.matchAll(/^\s+'?([A-Z][A-Z0-9_]+)'?(?:: |,$)/gm);
  const reads = source.matchAll(/\b(?:process\.env|set)\['([A-Z][A-Z0-9_]+)'\]/g);
  return [...keys, ...reads].map((match) => match[1] ?? '');
}

/** Names in the first cells of a Markdown table's rows. */
export function variablesDocumentedIn(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^\| (`[A-Z][^|]*`) +\|/gm)].flatMap((row) =>
    [...(row[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map((match) => match[1] ?? ''),
  );
}

/** Compares the variables that the code reads with the table in the docs. */
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
