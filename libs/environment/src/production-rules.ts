import { findAddressProblem, findHostProblem } from './hosts.ts';
import type { Problem, Variables } from './problem.ts';
import { parsePublishableKey } from './publishable-key.ts';
import {
  embeddedProxyPath,
  emailSandboxSecretPrefix,
  embeddedSecretKeyPrefix,
  isSandboxPublicKey,
  normalizePublicKey,
  paymentSandboxKeyPrefix,
  paymentSandboxPath,
  sandboxExtendedPublicKey,
  sandboxSecretKeyId,
} from './sandbox.ts';

/**
 * Every process that reads an environment. `stack` is `npm start`, `build` the build of a front end, and `front-end` its served
 * configuration.
 */
export type ProcessName = 'api' | 'gateway' | 'collector' | 'site' | 'identity' | 'payments' | 'mailbox' | 'stack' | 'build' | 'front-end';

export interface ProductionRule {
  readonly cure: string;
  /** Returns what is unsafe about a value, given all set variables; undefined if it is safe. Never repeats the value. */
  readonly find: (value: string, set: Variables) => string | undefined;
}

export interface Requirement extends Problem {
  /** Rejected with any value, because the process is a sandbox. */
  readonly isAlways?: true;
}

const https = (what: string): ProductionRule => ({
  cure: `Set it to ${what}, an https address on a public host name`,
  find: findAddressProblem,
});

const cryptoCloudKey: ProductionRule = {
  cure: 'Set it to that of the CryptoCloud account, or unset all three to take no invoices',
  find: (value) => (value.startsWith(paymentSandboxKeyPrefix) ? 'belongs to the payment sandbox' : undefined),
};

const privateAddresses: ProductionRule = {
  cure: 'Unset it, or set it to refuse',
  find: (value) => (value === 'refuse' ? undefined : 'lets customers reach addresses in this network'),
};

/** Accepts paths, because they are on the page's own origin. */
const pathOrHttps = (what: string): ProductionRule => ({
  cure: `Set it to ${what}, a path or an https address on a public host name`,
  find: (value) => (/^\/(?!\/)/.test(value) ? undefined : findAddressProblem(value)),
});

const httpsOrNone = (what: string): ProductionRule => ({
  cure: `Set it to ${what}, an https address on a public host name, or to none`,
  find: (value) => (value === 'none' ? undefined : findAddressProblem(value)),
});

const items = (value: string): readonly string[] => value.split(/[\s,]+/).filter((item) => item !== '');

/** Passwords used in examples, images, and tutorials. */
const defaultPasswords: ReadonlySet<string> = new Set(
  'admin changeme default example onepoint onepoint-sandbox pass password postgres postgresql root secret test 1234 12345 123456'.split(
    ' ',
  ),
);

/** Values that are unsafe in production, by variable. The only place for such rules. */
export const rules: Readonly<Record<string, ProductionRule>> = {
  PUBLIC_ORIGIN: https('the address that browsers see'),
  GATEWAY_PUBLIC_URL: https('the address that clients of the gateway use'),
  DATABASE_URL: {
    cure: 'Give the database user a password of its own',
    find: (value) => {
      const url = URL.parse(value);
      const password = (url?.searchParams.get('password') ?? url?.password ?? '').toLowerCase();
      if (password === '') return undefined;
      return defaultPasswords.has(password) || password === url?.username.toLowerCase() ? 'has a default password' : undefined;
    },
  },
  CLERK_PUBLISHABLE_KEY: {
    cure: 'Set it to the publishable key of the Clerk instance for production',
    find: (value, set) => findPublishableKeyProblem(value, 'ONEPOINT_CLERK_PUBLISHABLE_KEY', set),
  },
  CLERK_SECRET_KEY: {
    cure: 'Set it to the secret key of the Clerk instance for production',
    find: (value) => {
      if (value.startsWith(embeddedSecretKeyPrefix)) return 'belongs to the embedded identity service';
      return value.startsWith('sk_live_') ? undefined : 'is not a live key (sk_live_…)';
    },
  },
  CLERK_JWT_KEY: {
    cure: 'Set it to the JWKS public key of the Clerk instance for production, in PEM',
    find: (value) => {
      if (isSandboxPublicKey(value)) return 'belongs to the embedded identity service';
      return normalizePublicKey(value) === undefined ? 'is not a public key in PEM' : undefined;
    },
  },
  CLERK_ISSUER: {
    cure: 'Unset it: it follows from CLERK_PUBLISHABLE_KEY',
    find: (value) => {
      const path = URL.parse(value)?.pathname ?? '';
      return path.startsWith(embeddedProxyPath) ? 'is the embedded identity service' : findAddressProblem(value);
    },
  },
  CLERK_API_URL: { cure: 'Unset it: the default is Clerk’s own', find: findAddressProblem },
  CLERK_AUTHORIZED_PARTIES: {
    cure: 'List only https origins on public host names',
    find: (value) => firstProblem(items(value), findAddressProblem),
  },
  CRYPTOCLOUD_API_KEY: cryptoCloudKey,
  CRYPTOCLOUD_SHOP_ID: cryptoCloudKey,
  CRYPTOCLOUD_SECRET: cryptoCloudKey,
  CRYPTOCLOUD_API_URL: { cure: 'Unset it: the default is CryptoCloud’s own', find: findAddressProblem },
  CRYPTOCLOUD_PAY_URL: {
    cure: 'Unset it: the default is CryptoCloud’s own',
    find: (value) => {
      const path = URL.parse(value)?.pathname ?? '';
      return path.startsWith(paymentSandboxPath) ? 'is the payment sandbox' : findAddressProblem(value);
    },
  },
  DEPOSIT_XPUB: {
    cure: 'Set it to the extended public key of your own account, or unset it to take no deposits',
    find: (value) => (value.trim() === sandboxExtendedPublicKey ? 'is the sandbox’s, whose private key is public' : undefined),
  },
  EMAIL_LINK_SECRET: {
    cure: 'Set it to a random text of your own with at least 32 characters',
    find: (value) => (value.startsWith(emailSandboxSecretPrefix) ? 'belongs to the sandbox mailbox' : undefined),
  },
  SECRETS_KEYS: {
    cure: 'Set it to keys of your own',
    find: (value) => (items(value).some((item) => item.startsWith(`${sandboxSecretKeyId}:`)) ? 'has the sandbox’s key' : undefined),
  },
  PROVIDER_PRIVATE_ADDRESSES: privateAddresses,
  WEBHOOK_PRIVATE_ADDRESSES: privateAddresses,
  ONEPOINT_CLERK_PUBLISHABLE_KEY: {
    cure: 'Set it to the publishable key of the Clerk instance for production',
    find: (value, set) => findPublishableKeyProblem(value, 'CLERK_PUBLISHABLE_KEY', set),
  },
  ONEPOINT_API_URL: pathOrHttps('the API'),
  ONEPOINT_GATEWAY_URL: https('the gateway'),
  ONEPOINT_PRODUCTION_HOST: { cure: 'Set it to the public host name of the site', find: (value) => findHostProblem(value.trim()) },
  ONEPOINT_DEV_MODE: {
    cure: 'Unset it',
    find: (value) => (/^(?:0|false)$/i.test(value.trim()) ? undefined : 'shows developer pages'),
  },
  ONEPOINT_PAYMENT_HOSTS: {
    cure: 'List only public host names, or unset it: the default is CryptoCloud’s own',
    find: (value) => firstProblem(items(value), findHostProblem),
  },
  ONEPOINT_SITE_URL: httpsOrNone('the site'),
  ONEPOINT_STATUS_PAGE_URL: https('the status page'),
  ONEPOINT_ANALYTICS_URL: pathOrHttps('the analytics service'),
};

const publicOrigin: Requirement = {
  variable: 'PUBLIC_ORIGIN',
  problem: 'is not set',
  cure: 'Set it to the address that browsers see, an https address on a public host name',
};
const database: Requirement = { variable: 'DATABASE_URL', problem: 'is not set', cure: 'Set it to the address of your PostgreSQL' };
const upstreams: Requirement = {
  variable: 'GATEWAY_UPSTREAMS',
  problem: 'is not set',
  cure: 'Set it to your nodes: local chains are a sandbox',
};
const secretKeys: Requirement = {
  variable: 'SECRETS_KEYS',
  problem: 'is not set',
  cure: 'Set it to a key that encrypts stored secrets, as docs/operations/secrets.md says',
};
const clerk: readonly Requirement[] = ['CLERK_PUBLISHABLE_KEY', 'CLERK_SECRET_KEY', 'CLERK_JWT_KEY'].map((variable) => ({
  variable,
  problem: 'is not set',
  cure: 'Set all three keys of the Clerk instance for production: the embedded identity service is a sandbox',
}));
const browserKey: Requirement = {
  variable: 'ONEPOINT_CLERK_PUBLISHABLE_KEY',
  problem: 'is not set, so browsers would use the embedded identity service',
  cure: 'Set it to the publishable key of the Clerk instance for production',
};
const sandbox = (what: string, cure: string): Requirement => ({
  variable: 'ONEPOINT_ENV',
  problem: `means production, where ${what} does not run`,
  cure,
  isAlways: true,
});

/** Variables that each process requires in production, because it would otherwise use a sandbox or an unsafe default. */
export const requirements: Readonly<Record<ProcessName, readonly Requirement[]>> = {
  api: [publicOrigin, database, secretKeys, ...clerk],
  gateway: [publicOrigin, database, secretKeys, upstreams],
  collector: [database],
  site: [publicOrigin, browserKey],
  stack: [publicOrigin, database, secretKeys, upstreams, ...clerk],
  // A production build has no embedded identity service, and can get its key later from its host.
  build: [],
  'front-end': [browserKey],
  identity: [sandbox('the embedded identity service', 'Use Clerk, or set ONEPOINT_ENV to development on a developer’s machine')],
  payments: [sandbox('the payment sandbox', 'Use CryptoCloud, or set ONEPOINT_ENV to development on a developer’s machine')],
  mailbox: [sandbox('the sandbox mailbox', 'Set SMTP_URL, or set ONEPOINT_ENV to development on a developer’s machine')],
};

function findPublishableKeyProblem(value: string, twin: string, set: Variables): string | undefined {
  const key = parsePublishableKey(value);
  if (key === undefined) return 'is not a publishable key (pk_live_…)';
  const hostProblem = findHostProblem(key.frontendApiHost);
  if (hostProblem !== undefined) return `names an identity service whose address ${hostProblem}`;
  if (key.instance !== 'live') return 'is not a live key (pk_live_…)';
  const other = set[twin];
  return other === undefined || other === value ? undefined : `differs from ${twin}`;
}

function firstProblem(values: readonly string[], find: (value: string) => string | undefined): string | undefined {
  for (const value of values) {
    const problem = find(value);
    if (problem !== undefined) return `has an entry that ${problem}`;
  }
  return undefined;
}
