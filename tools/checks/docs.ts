// Verifies the documents: links and anchors resolve; named paths, packages, entry points and npm scripts exist;
// every library has a README; the table of environment variables in docs/configuration.md is complete. Prints one line per problem (`file:line: what`) and exits with 1.
import { join } from 'node:path';
import { checkDocument } from './docs/check-document.ts';
import { checkEnvironment } from './docs/check-environment.ts';
import { checkSize } from './docs/check-size.ts';
import { readRepository } from './docs/repository.ts';

const repository = readRepository(join(import.meta.dirname, '../..'));
const problems = [
  ...repository.documents.flatMap((document) => checkDocument(repository, document)),
  ...checkSize(repository),
  ...checkEnvironment(repository.root),
];
if (problems.length > 0) {
  console.error(problems.map((problem) => `✘ ${problem}`).join('\n'));
  process.exitCode = 1;
} else console.log(`docs: ${repository.documents.length} documents are true`);
