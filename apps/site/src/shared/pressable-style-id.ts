/** React Aria adds a style element of this id, which the site's policy forbids, unless there is an element that has it. */
export const pressableStyleId = 'react-aria-pressable-style';
