/** Pages that must have full marks, by the name that asks for one. */
export const lighthousePages: Readonly<Record<string, string>> = {
  home: '/',
  pricing: '/pricing',
  chains: '/chains',
  guide: '/docs/quick-start',
  method: '/docs/methods/eth_getBalance',
};
export const lighthouseLanguages = ['en', 'zh'];
export const lighthouseThemes = ['light', 'dark'] as const;
