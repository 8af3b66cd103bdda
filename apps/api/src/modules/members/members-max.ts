/** How many members one project may have. */
export const membersMax = 100;
