import type { Pieces } from './kept-text.ts';

/** The whole text. */
export const textOf = (pieces: Pieces): string => pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
