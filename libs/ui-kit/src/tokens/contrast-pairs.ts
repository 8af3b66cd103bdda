import { toneNames, type ColorRole } from './color-roles.ts';

/** Two roles that meet on a screen, and the contrast that WCAG 2.2 AA asks of them. */
export interface ContrastPair {
  /** What stands in front: text, an edge, a ring. */
  readonly front: ColorRole;
  readonly ground: ColorRole;
  /** 4.5 for text (1.4.3), 3 for edges of controls, focus and graphics (1.4.11). */
  readonly least: 4.5 | 3;
}

export const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3'] as const;
const fills = ['accent', ...toneNames] as const;
const subtles = fills.map((fill) => `${fill}-subtle` as const);
const texts = ['text-1', 'text-2', 'text-3', ...fills.map((fill) => `${fill}-text` as const)] as const;

const every = (fronts: readonly ColorRole[], grounds: readonly ColorRole[], least: ContrastPair['least']): readonly ContrastPair[] =>
  grounds.flatMap((ground) => fronts.map((front) => ({ front, ground, least })));

/**
 * Every pair of roles that may meet. Text: all texts on all surfaces, primary and secondary text and a tone's own text on its tint,
 * the text of each fill, tooltips (surface on text). Edges: of controls and of what is focused or chosen, on whatever they lie on.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...every(texts, surfaces, 4.5),
  ...every(['text-1', 'text-2'], subtles, 4.5),
  ...fills.flatMap((fill) => every([`${fill}-text`], [`${fill}-subtle`], 4.5)),
  ...fills.flatMap((fill) => every([`${fill}-text-on`], [fill], 4.5)),
  ...every(['accent-text-on'], ['accent-hover'], 4.5),
  ...every(['surface-1'], ['text-1'], 4.5),
  ...every(['line-strong', 'focus'], [...surfaces, ...subtles], 3),
  ...every(['accent', 'positive', 'negative', 'info'], ['surface-0', 'surface-1', 'surface-2'], 3),
];
