/** How many invitations of one project may wait at once. */
export const invitationsMax = 50;

/** How long an invitation waits. */
export const invitationDays = 30;
