import { languages, unlistedLanguages } from '@onepoint/i18n';
import type { Preview } from '@storybook/react-vite';

/** Languages that have dictionaries, including unlisted ones. */
const written = [...languages.filter((language) => !('dontLoad' in language)), ...unlistedLanguages];

/** Toolbar entries besides the width. */
export const toolbar = {
  theme: {
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'system', title: 'System' },
      ],
    },
  },
  locale: {
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: written.map(({ code, label, short }) => ({ value: code, title: label, right: short })),
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
} satisfies Preview['globalTypes'];

export const viewports = {
  small: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone, 360', styles: { width: '360px', height: '720px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;
