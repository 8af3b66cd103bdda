/** Layout must turn with the reading direction: logical properties only. */
export default {
  plugins: ['stylelint-plugin-logical-css'],
  rules: {
    'logical-css/require-logical-properties': [true, { severity: 'error' }],
    'logical-css/require-logical-keywords': [true, { severity: 'error' }],
  },
};
