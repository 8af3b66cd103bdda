import '@onepoint/ui-kit/styles.css';
import { enterStoryWallets, loadStoryTexts, withStoryTexts } from '@onepoint/testing/stories';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense, type ComponentProps } from 'react';
import { configure } from 'storybook/test';
import { applyGlobals, directionOf, readDocsGlobals, themeOf } from './apply-globals.ts';
import { toolbar, viewports } from './toolbar.ts';

/** Whether the test runner runs the stories. */
const testing = '__vitest_browser__' in globalThis;

// Stories wait for states; the default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

/** The blocks of docs pages are large, and tests show no docs pages. */
const DocsPage = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }));
const DocsContainer = (props: ComponentProps<typeof DocsPage>) => (
  <Suspense>
    <DocsPage {...props} />
  </Suspense>
);

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', locale: 'en', direction: 'ltr', ...(testing ? {} : readDocsGlobals()) },
  globalTypes: toolbar,
  parameters: {
    layout: 'padded',
    docs: { container: DocsContainer },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    // The test runner runs axe itself, in both themes; the panel is for development.
    a11y: { test: testing ? 'off' : 'todo' },
    options: { storySort: { order: ['Foundations', 'Components', 'Charts', 'Modals', 'Screens'] } },
    viewport: { options: viewports },
  },
  loaders: [loadStoryTexts],
  beforeEach: enterStoryWallets,
  decorators: [
    withStoryTexts,
    (Story, { globals, viewMode }) => {
      // A docs page shows several stories in one document, so each applies theme and direction to its own root.
      if (viewMode === 'docs') {
        return (
          <div dir={directionOf(globals)} data-theme={themeOf(globals)}>
            <Story />
          </div>
        );
      }
      applyGlobals(globals);
      return <Story />;
    },
  ],
};

export default preview;
