const descriptors = ['font-style', 'font-weight', 'unicode-range'] as const;
type FaceStyle = Pick<CSSStyleDeclaration, 'getPropertyValue'>;

/** What tells one face from the others. */
const nameOf = (style: FaceStyle): string => ['font-family', ...descriptors].map((name) => style.getPropertyValue(name)).join(';');

const listFaces = (rules: Iterable<CSSRule>): CSSFontFaceRule[] => [...rules].filter((rule) => rule instanceof CSSFontFaceRule);

/**
 * Adds faces that the document was painted without: of letters that only scripts bring into it.
 *
 * @param rules of the sheet that has all of them
 */
export function addFaces(rules: Iterable<CSSRule>): void {
  const first = document.querySelector<HTMLStyleElement>('#first-faces');
  const held = new Set(listFaces(first?.sheet?.cssRules ?? []).map(({ style }) => nameOf(style)));
  for (const { style } of listFaces(rules)) {
    if (held.has(nameOf(style))) continue;
    const [fontStyle = '', weight = '', unicodeRange = ''] = descriptors.map((name) => style.getPropertyValue(name));
    const face = new FontFace(style.getPropertyValue('font-family').replaceAll('"', ''), style.getPropertyValue('src'), {
      display: 'optional',
      ...(fontStyle !== '' && { style: fontStyle }),
      ...(weight !== '' && { weight }),
      ...(unicodeRange !== '' && { unicodeRange }),
    });
    document.fonts.add(face);
  }
}
