const shape = /^[\w*]{1,80}$/;

/** Whether a text may stand in a list of methods: letters, digits, `_`, and `*` for any characters. */
export function isMethodPattern(text: string): boolean {
  return shape.test(text.trim());
}
