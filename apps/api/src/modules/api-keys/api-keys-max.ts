/** How many API keys one project may have. */
export const apiKeysMax = 100;
