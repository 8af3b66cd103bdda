/** React Aria injects a style element with this id, which the content security policy rejects, unless an element has the id already. */
export const pressableStyleId = 'react-aria-pressable-style';
