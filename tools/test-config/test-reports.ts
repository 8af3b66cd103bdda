import { join } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';

export const reportName = (project: string, target: string): string => `${encodeURIComponent(`${project}:${target}`)}.json`;

/** Where the test runner of this Nx task writes its JSON report. Undefined if nobody reads it: only `npm test` and `npm run check` choose a folder. */
function findReportFile(): string | undefined {
  const { TEST_REPORTS_DIR: folder, NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;
  if (folder === undefined || project === undefined || target === undefined) return undefined;
  return join(folder, reportName(project, target));
}

/** Vitest options for a report of the run. They only apply in the root of a configuration with several projects. */
export function vitestReport(): Pick<NonNullable<ViteUserConfig['test']>, 'reporters'> {
  const outputFile = findReportFile();
  return outputFile === undefined ? {} : { reporters: ['default', ['json', { outputFile }]] };
}

export function playwrightReporters(): [['list'], ...['json', { outputFile: string }][]] {
  const outputFile = findReportFile();
  return outputFile === undefined ? [['list']] : [['list'], ['json', { outputFile }]];
}
