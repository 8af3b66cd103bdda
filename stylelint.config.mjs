/** Layout must turn with the reading direction: logical properties only. */
export default {
  plugins: ['stylelint-plugin-logical-css'],
  ignoreFiles: ['**/dist/**', '**/storybook-static/**', '**/.stryker-tmp/**'],
  rules: {
    // Browsers that are supported here do not all know `overflow-block` and `overflow-inline`.
    'logical-css/require-logical-properties': [true, { severity: 'error', ignore: ['overflow-x', 'overflow-y'] }],
    'logical-css/require-logical-keywords': [true, { severity: 'error' }],
  },
};
