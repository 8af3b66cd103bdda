/** Everything that names the product. Renaming it means editing this file and nothing else. */
export const siteConfig = {
  name: 'Onepoint',
  /** Page title of every page (one title everywhere; the h1 and the description are per page). */
  title: 'Fast and Reliable Blockchain RPC Service',
  description:
    'One endpoint for Ethereum, Polygon, BSC, Base and more: JSON-RPC over HTTP and WebSocket, metered per compute unit, with keys, limits and live statistics.',
  keywords: ['RPC endpoint', 'JSON-RPC', 'blockchain API', 'Ethereum RPC'],
  supportEmail: 'support@onepoint.example',
  /** Path of the picture that links to the site are shown with, 1200 × 630. */
  image: '/social-card.png',
  socialCard: 'summary_large_image',
  /** Shows the badge next to the name. */
  beta: true,
  baseFontSizePx: 16,
  /** Colour of the browser's own frame, per theme. */
  themeColors: { light: '#7b61f3', dark: '#24449f' },
  socialLinks: {
    twitter: 'https://x.com/onepointrpc',
    discord: 'https://discord.gg/onepointrpc',
    linkedin: 'https://www.linkedin.com/company/onepointrpc',
  },
} as const;

/** What the documentation and code samples put where the reader's own values belong. */
export const docsConfig = {
  token: 'YOUR_TOKEN',
  /** Shape of an endpoint's address in prose; `{key}` stands for the reader's key. */
  sampleAddress: '/rpc/ethereum/{key}',
  /** Where a page's source is changed; `{file}` stands for its path from the site's folder. Empty shows no such link. */
  editUrl: 'https://github.com/onepointrpc/onepoint/edit/main/apps/site/{file}' as string,
} as const;
