import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { EnvironmentError } from './problem.ts';
import { adoptSecretFiles, readSecretFiles } from './secret-files.ts';

function write(text: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'onepoint-secret-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const path = join(directory, 'secret');
  writeFileSync(path, text);
  return path;
}

it('reads secrets from the files that variables name', () => {
  const variables = { PORT: '1', DATABASE_URL_FILE: write('postgres://u:p@db/one\n'), SMTP_URL_FILE: '' };
  const read = { PORT: '1', DATABASE_URL: 'postgres://u:p@db/one', SMTP_URL_FILE: '' };
  expect(readSecretFiles(variables)).toEqual(read);
  adoptSecretFiles(variables);
  expect(variables).toEqual(read);
});

it('changes nothing without files, and reads none for variables that aren’t secrets', () => {
  const variables = { PORT_FILE: '/etc/hostname', DATABASE_URL: 'postgres://db/one' };
  expect(readSecretFiles(variables)).toEqual(variables);
});

it('reports files that cannot be read and secrets that are given twice, without their values', () => {
  const read = () => readSecretFiles({ SMTP_URL_FILE: '/nowhere/hunter2', DATABASE_URL: 'hunter2', DATABASE_URL_FILE: write('hunter2') });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(
    'DATABASE_URL: is set, and so is DATABASE_URL_FILE. Unset one of them.\nSMTP_URL_FILE: is not the path of a file that can be read',
  );
});
