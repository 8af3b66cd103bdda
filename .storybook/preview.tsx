import '@onepoint/ui-kit/styles.css';
import { enterStoryWallets, loadStoryTexts, withStoryTexts } from '@onepoint/testing/stories';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { applyGlobals, directionOf, themeOf } from './apply-globals.ts';
import { toolbar, viewports } from './toolbar.ts';

/** Whether the test runner runs the stories. */
const testing = '__vitest_browser__' in globalThis;

// Stories wait for states; the default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', locale: 'en', direction: 'ltr' },
  globalTypes: toolbar,
  parameters: {
    layout: 'padded',
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
