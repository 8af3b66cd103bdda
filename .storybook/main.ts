import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  // Downloads of the tokens for design tools.
  staticDirs: [{ from: '../libs/ui-kit/src/tokens/export', to: '/tokens' }],
  stories: ['./foundations/*.{mdx,stories.tsx}', '../libs/*/src/**/*.{mdx,stories.tsx}', '../apps/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
