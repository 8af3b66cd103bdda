import type { KeptText } from './kept-text.ts';

/** Makes something of the parts of texts: of one that is kept, once. */
export function perPiece<Made extends object>(make: (text: string) => Made): (piece: string | KeptText) => Made {
  const known = new WeakMap<KeptText, Made>();
  return (piece) => {
    if (typeof piece === 'string') return make(piece);
    let made = known.get(piece);
    if (made === undefined) known.set(piece, (made = make(piece.text)));
    return made;
  };
}
