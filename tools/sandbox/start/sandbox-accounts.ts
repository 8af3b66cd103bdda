/** Accounts of the embedded identity service that the first start makes; the pay-as-you-go one comes first. */
export const sandboxAccounts = [
  {
    emailAddress: 'payg@onepoint.test',
    password: 'onepoint-sandbox',
    firstName: 'Paula',
    about: 'a project on pay as you go with 100 USD',
  },
  { emailAddress: 'free@onepoint.test', password: 'onepoint-sandbox', firstName: 'Frida', about: 'nothing yet' },
  {
    emailAddress: 'provider@onepoint.test',
    password: 'onepoint-sandbox',
    firstName: 'Nora',
    about: 'a project that serves a node of the local Base chain',
  },
] as const;
