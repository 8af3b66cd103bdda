import { testAccount } from '../chains/embedded-chains.ts';
import { sandboxPromoCode } from '../start/sandbox-data.ts';
import type { StackConfig } from '../config/stack-config.ts';

interface SummaryParameters {
  config: StackConfig;
  chains: readonly string[];
  /** Public URL of the gateway, `http://localhost:4000/rpc`. */
  gatewayUrl: string;
  sandbox: { accounts: readonly SandboxAccount[]; newSecret: string | undefined } | undefined;
  hasEmbeddedChains: boolean;
  hasMailbox: boolean;
  hasFaucet: boolean;
  seconds: number;
}

interface SandboxAccount {
  emailAddress: string;
  password: string;
  about: string;
}

export function formatSummary({
  config,
  chains,
  gatewayUrl,
  sandbox,
  hasEmbeddedChains,
  hasMailbox,
  hasFaucet,
  seconds,
}: SummaryParameters): string {
  const { publicOrigin, dataDir } = config;
  const addresses = [
    ['Site', `${publicOrigin}/`],
    ['Sign in', `${publicOrigin}/login`],
    ['Workspace', `${publicOrigin}/workspace`],
    ['Wallet playground', `${publicOrigin}/playground/`],
    ['API reference', `${publicOrigin}/api/reference`],
    ...(sandbox === undefined ? [] : [['One-time codes', `${publicOrigin}/__clerk/sandbox/mailbox`]]),
    ...(hasMailbox ? [['Emails', `${publicOrigin}/__mailbox`]] : []),
    ...(hasFaucet ? [['Test dollars', `${publicOrigin}/__cryptocloud/faucet`]] : []),
  ];
  const endpoints = chains.map((slug) => [`RPC ${slug}`, `${gatewayUrl}/${slug}/public`]);
  const accounts = sandbox?.accounts.map(({ emailAddress, password, about }) => [emailAddress, `password ${password}  (${about})`]) ?? [];
  const { code, amountCents } = sandboxPromoCode;
  const promoCode = sandbox === undefined ? [] : [['Promo code', `${code}  (${amountCents / 100} USD, once for each person)`]];
  const [chain = 'ethereum'] = chains;
  return [
    `Onepoint is ready (${seconds.toFixed(1)} s)`,
    '',
    ...table([...addresses, ...endpoints]),
    ...section('Sandbox accounts', [...accounts, ...promoCode]),
    ...section(
      'Endpoint of the first account, shown this once',
      sandbox?.newSecret ? [['', `${gatewayUrl}/${chain}/${sandbox.newSecret}`]] : [],
    ),
    ...section(
      'Funded account of the local chains (FOR TESTS ONLY: this key is known to everybody)',
      hasEmbeddedChains
        ? [
            ['Address', testAccount.address],
            ['Private key', testAccount.privateKey],
          ]
        : [],
    ),
    '',
    ...table([
      ['Data', `${dataDir}  (npm run reset empties it)`],
      ['Stop', 'Ctrl-C'],
    ]),
    '',
  ].join('\n');
}

function section(title: string, rows: readonly (readonly string[])[]): string[] {
  return rows.length === 0 ? [] : ['', `  ${title}`, ...table(rows)];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return rows.map(([name = '', value = '']) => `  ${width === 0 ? '' : `${name.padEnd(width)}  `}${value}`);
}
