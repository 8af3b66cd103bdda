/** The promo code that the first start makes: whoever is in the sandbox may activate it once, for a project that has not had it. */
export const sandboxPromoCode = { code: 'WELCOME', amountCents: 1_000 } as const;
