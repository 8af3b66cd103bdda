/** Accounts of the embedded identity service, created on the first start. The pay-as-you-go account comes first. */
export const sandboxAccounts = [
  {
    emailAddress: 'payg@onepoint.test',
    password: 'onepoint-sandbox',
    firstName: 'Paula',
    about: 'a project with 30 days of sample data and about 100 USD',
  },
  { emailAddress: 'free@onepoint.test', password: 'onepoint-sandbox', firstName: 'Frida', about: 'nothing yet' },
  {
    emailAddress: 'provider@onepoint.test',
    password: 'onepoint-sandbox',
    firstName: 'Nora',
    about: 'a project that serves a node of the local Base chain',
  },
] as const;

/** Other members of the sample project, with the password of the accounts above. The last one hasn't accepted the invitation. */
export const sampleTeam = {
  admin: { emailAddress: 'dana@onepoint.test', firstName: 'Dana' },
  developer: { emailAddress: 'kenji@onepoint.test', firstName: 'Kenji' },
  finance: { emailAddress: 'marta@onepoint.test', firstName: 'Marta' },
  invited: { emailAddress: 'sam@onepoint.test' },
} as const;

/** The promo code of the sandbox, created on the first start. Each user can redeem it once. */
export const sandboxPromoCode = { code: 'WELCOME', amountCents: 1_000 } as const;

/** The node of the sandbox's provider account: an embedded chain, with a fixed id so that each start can update it. */
export const sandboxProvider = { id: 'prov_sandbox', name: 'Local Base', chain: 'base', projectName: 'Node runners' } as const;
