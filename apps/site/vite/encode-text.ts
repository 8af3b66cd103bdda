import { transcode } from 'node:buffer';

/** Text as UTF-8: for text that is not Latin several times as fast as `Buffer.from`, which takes it letter by letter. */
export const encodeText = (text: string): Uint8Array => transcode(Buffer.from(text.toWellFormed(), 'utf16le'), 'utf16le', 'utf8');
