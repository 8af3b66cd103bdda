/** A recipe that cannot be followed. The message says what to do. */
export class RecipeError extends Error {
  readonly code = 'RECIPE_REFUSED';

  constructor(message: string) {
    super(message);
    this.name = 'RecipeError';
  }
}
