const isAscii = /^[\u0020-\u007E]*$/;

/**
 * A field of an object of a call, or undefined where it has none.
 *
 * @returns null where a node could read another field than we do: nodes in Go and C# take keys without regard to case
 */
export function readField(object: unknown, name: string): { value: unknown } | null {
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return null;
  for (const key of Object.keys(object)) {
    // Letters beyond ASCII fold into ASCII ones for some parsers: "addreſs".
    if (!isAscii.test(key) || (key !== name && key.toLowerCase() === name.toLowerCase())) return null;
  }
  return { value: Object.hasOwn(object, name) ? (object as Record<string, unknown>)[name] : undefined };
}
