import '@onepoint/ui-kit/styles.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { applyGlobals } from './apply-globals.ts';
import { checkStory } from './check-story.ts';
import { watchConsole } from './watch-console.ts';

/** True while the test harness runs the stories, false while a person looks at them. */
const testing = '__vitest_browser__' in globalThis;

// What a story waits for is a state, not a time: on a machine with other work to do a second is soon over.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', direction: 'ltr' },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    // The harness runs axe itself, in both themes; the panel is for looking.
    a11y: { test: testing ? 'off' : 'todo' },
    options: { storySort: { order: ['Foundations', 'Components', 'Charts', 'Modals', 'Screens'] } },
    viewport: {
      options: {
        small: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '720px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      applyGlobals(globals);
      return <Story />;
    },
  ],
  beforeEach: () => (testing ? watchConsole() : undefined),
  afterEach: async ({ canvasElement, parameters }) => {
    if (testing) await checkStory(canvasElement, parameters);
  },
};

export default preview;
