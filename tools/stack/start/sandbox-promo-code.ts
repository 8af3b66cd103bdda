/** The promo code that the first start makes: any project of the sandbox may activate it once. */
export const sandboxPromoCode = { code: 'WELCOME', amountCents: 1_000 } as const;
