/** Everything that names the product. To rename it, edit only this file. */
export const siteConfig = {
  name: 'Onepoint',
  /** Title of the home page, and the end of every other page's title. */
  title: 'Fast and Reliable Blockchain RPC Service',
  description:
    'One endpoint for Ethereum, Polygon, BSC, Base and more: JSON-RPC over HTTP and WebSocket, metered per compute unit, with keys, limits and live statistics.',
  keywords: ['RPC endpoint', 'JSON-RPC', 'blockchain API', 'Ethereum RPC'],
  supportEmail: 'support@onepoint.example',
  /** Receives reports of vulnerabilities. Also named in SECURITY.md. */
  securityEmail: 'security@onepoint.example',
  /** Path of the social card image, 1200 × 630. */
  image: '/social-card.png',
  socialCard: 'summary_large_image',
  beta: true,
  baseFontSizePx: 16,
  themeColors: { light: '#7b61f3', dark: '#24449f' },
  socialLinks: {
    twitter: 'https://x.com/onepointrpc',
    discord: 'https://discord.gg/onepointrpc',
    linkedin: 'https://www.linkedin.com/company/onepointrpc',
  },
} as const;

/** Placeholders in the documentation and code samples. */
export const docsConfig = {
  token: 'YOUR_TOKEN',
  /** Sample endpoint path; `{key}` is a placeholder for the API key. */
  sampleAddress: '/rpc/ethereum/{key}',
  /** URL for editing a page; `{file}` is its path in the site's folder. Empty hides the link. */
  editUrl: 'https://github.com/onepointrpc/onepoint/edit/main/apps/site/{file}' as string,
} as const;

/** Document title: the names of the page, from specific to general, and the site's title, joined with "–". Undefined names are left out. */
export function documentTitle(...names: readonly (string | undefined)[]): string {
  return [...names, siteConfig.title].filter(Boolean).join(' – ');
}
