/** How long the secret before a rotation may go on working, in seconds; the longest is the contract's `rotationGraceSecondsMax`. */
export const rotationGraceSeconds = { hour: 3_600, day: 86_400, week: 604_800, now: 0 } as const;

export type RotationGrace = keyof typeof rotationGraceSeconds;
