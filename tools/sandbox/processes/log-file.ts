import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const defaultBytesMax = 5_000_000;

export interface LogFile {
  write: (text: string) => void;
  close: () => void;
}

/**
 * A file that takes a child's output and never grows beyond about `bytesMax`: what is older moves to `<path>.1` and is
 * overwritten in turn. A disk that takes no more loses log lines, not the process that writes them.
 */
export function openLogFile(path: string, bytesMax: number = defaultBytesMax): LogFile {
  mkdirSync(dirname(path), { recursive: true });
  let file = openSync(path, 'a', 0o600);
  let bytes = fstatSync(file).size;
  return {
    write(text) {
      if (bytes > bytesMax) {
        closeSync(file);
        renameSync(path, `${path}.1`);
        file = openSync(path, 'a', 0o600);
        bytes = 0;
      }
      try {
        bytes += writeSync(file, text);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    close: () => closeSync(file),
  };
}
