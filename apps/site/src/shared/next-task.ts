/** Lets the browser do what waits, a frame or an answer to the reader, before what follows. */
export const nextTask = async (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
