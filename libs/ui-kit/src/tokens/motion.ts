/** Durations in milliseconds. Reduced motion sets all of them to 0. */
export const durationsMs = { fast: 120, base: 160, slow: 200 } as const;

/** Everything that enters or leaves decelerates. */
export const easeOut = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
