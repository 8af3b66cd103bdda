/** How many nodes one project may serve. */
export const providersMax = 50;
