import '@onepoint/ui-kit/styles.css';
import { enterStoryWallets, loadStoryTexts, withStoryTexts } from '@onepoint/testing/stories';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { applyGlobals, directionOf, themeOf } from './apply-globals.ts';
import { toolbar, viewports } from './toolbar.ts';

/** True while the test harness runs the stories, false while a person looks at them. */
const testing = '__vitest_browser__' in globalThis;

// What a story waits for is a state, not a time: on a machine with other work to do a second is soon over.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', locale: 'en', direction: 'ltr' },
  globalTypes: toolbar,
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    // The harness runs axe itself, in both themes; the panel is for looking.
    a11y: { test: testing ? 'off' : 'todo' },
    options: { storySort: { order: ['Foundations', 'Components', 'Charts', 'Modals', 'Screens'] } },
    viewport: { options: viewports },
  },
  loaders: [loadStoryTexts],
  beforeEach: enterStoryWallets,
  decorators: [
    withStoryTexts,
    (Story, { globals, viewMode }) => {
      // A docs page shows many stories in one document: each keeps its theme and direction to itself.
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
