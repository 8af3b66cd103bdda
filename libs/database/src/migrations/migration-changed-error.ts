/** A migration that a database already has was edited afterwards; write a new one instead. */
export class MigrationChangedError extends Error {
  readonly code = 'MIGRATION_CHANGED';

  constructor(name: string) {
    super(`Migration ${name} was changed after it had been applied to this database`);
    this.name = 'MigrationChangedError';
  }
}
