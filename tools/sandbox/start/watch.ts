/** Told of each process that has to live as long as the stack does, and when it ended. */
export type Watch = (name: string, exited: Promise<unknown>) => void;
