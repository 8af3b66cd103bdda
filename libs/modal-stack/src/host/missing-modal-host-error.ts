/** A modal was drawn outside a `ModalHost`. */
export class MissingModalHostError extends Error {
  readonly code = 'MISSING_MODAL_HOST';

  constructor() {
    super('A modal of the stack is drawn by ModalHost alone');
    this.name = 'MissingModalHostError';
  }
}
