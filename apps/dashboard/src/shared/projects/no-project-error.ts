/** Something was to be done in a project, and none is selected (specification, section 8). */
export class NoProjectError extends Error {
  override readonly name = 'NoProjectError';
  readonly code = 'NO_PROJECT_SELECTED';

  constructor() {
    super('No project is selected.');
  }
}

/** Throws {@link NoProjectError} for the id of no project. */
export function assertProject(projectId: string): void {
  if (projectId.trim() === '') throw new NoProjectError();
}
