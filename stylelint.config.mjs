/** Layouts follow the reading direction, so only logical properties are allowed. */
export default {
  plugins: ['stylelint-plugin-logical-css'],
  ignoreFiles: ['**/dist/**', '**/storybook-static/**', '**/.stryker-tmp/**'],
  rules: {
    // Not all supported browsers have `overflow-block` and `overflow-inline`.
    'logical-css/require-logical-properties': [true, { severity: 'error', ignore: ['overflow-x', 'overflow-y'] }],
    'logical-css/require-logical-keywords': [true, { severity: 'error' }],
  },
};
