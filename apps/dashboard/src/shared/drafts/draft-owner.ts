type Listener = () => void;

const listeners = new Set<Listener>();
let ownerId = '';

/** The user whose drafts this tab shows. Drafts of previous users are kept until they sign in again. */
export const draftOwner = {
  get: (): string => ownerId,
  set: (userId: string): void => {
    if (userId === ownerId) return;
    ownerId = userId;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: Listener): void => void listeners.add(listener),
};
