const dayMs = 86_400_000;

/** How many invitations of one project may wait at once. */
export const invitationsMax = 50;

/** How long an invitation waits. */
export const invitationMs = 30 * dayMs;

/** How many invitations one user may make in a day, over all projects: nobody fills other people's workspaces. */
export const inviterTerms = { max: 100, windowMs: dayMs } as const;

/** How often one project may invite the same person, whatever they answer. */
export const recipientTerms = { max: 5, windowMs: 30 * dayMs } as const;
