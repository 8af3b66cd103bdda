import { encodeText } from '../encode-text.ts';
import { perPiece } from './per-piece.ts';

/** A part of a text as UTF-8. */
export const encodePiece = perPiece(encodeText);
