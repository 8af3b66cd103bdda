import { EnvironmentError } from '@onepoint/environment';
import { StackError } from '../stack-error.ts';

export interface Report {
  /** Announces a step. @returns a function to call when the step is done, which prints the elapsed seconds */
  begin: (what: string) => () => void;
  note: (line: string) => void;
  warn: (line: string) => void;
}

/** Progress lines for the terminal, with seconds since the start. */
export function createReport(write: (text: string) => void, now: () => number = () => performance.now()): Report {
  const startedMs = now();
  const line = (text: string) => write(`${((now() - startedMs) / 1000).toFixed(1).padStart(5)} s  ${text}\n`);
  return {
    begin(what) {
      const label = what.replace(/^the /, '');
      const title = label.charAt(0).toUpperCase() + label.slice(1);
      return () => line(`${title} ready`);
    },
    note: line,
    warn: (text) => line(`! ${text}`),
  };
}

/** One line for a known failure, one per invalid variable, and the stack of anything else, which is a bug. */
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

/** Watches a process that must live as long as the stack. */
export type Watch = (name: string, exited: Promise<unknown>) => void;
