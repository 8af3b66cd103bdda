import { EnvironmentError } from '@onepoint/environment';
import { StackError } from '../stack-error.ts';

/** One line for what has a known cause, and one for each variable that cannot be used; the stack of anything else, which is a bug. */
export function explainFailure(error: unknown): string {
  if (error instanceof StackError) return error.message;
  if (error instanceof EnvironmentError) return `The environment cannot be used:\n${error.message.replaceAll(/^/gm, '  ')}`;
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return `No space left on the disk${path === undefined ? '' : ` that holds ${path}`}: free some, and start again.`;
  if (code === 'EROFS' || code === 'EACCES')
    return `${path ?? 'A file'} cannot be written to (${code}): give this user the right to, or set ONEPOINT_DATA_DIR.`;
  if (code === 'ENOENT' && error.message.startsWith('spawn ')) return `${path ?? 'A program'} is missing: run npm ci, and start again.`;
  return error.stack ?? error.message;
}
