/** A modal of this library was drawn where no app gives it its texts and languages. */
export class MissingPreferencesHostError extends Error {
  readonly code = 'MISSING_PREFERENCES_HOST';

  constructor() {
    super('The modals of preferences need a PreferencesContext above the ModalHost');
    this.name = 'MissingPreferencesHostError';
  }
}
