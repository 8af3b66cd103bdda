import { ApiError } from './api-error.ts';

const codes: ReadonlySet<string> = new Set(['ROLE_FORBIDS', 'PROJECT_NOT_FOUND']);

/** Whether a refusal says that the caller's role in a project, or the project itself, is no longer what it was taken for. */
export function isAccessChanged(error: unknown): boolean {
  return error instanceof ApiError && codes.has(error.code);
}
