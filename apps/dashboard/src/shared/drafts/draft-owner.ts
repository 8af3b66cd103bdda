type Listener = () => void;

const listeners = new Set<Listener>();
let ownerId = '';

/** Whose drafts this tab shows. Those of somebody else who was signed in before stay where they are, for when they are back. */
export const draftOwner = {
  get: (): string => ownerId,
  set: (userId: string): void => {
    if (userId === ownerId) return;
    ownerId = userId;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: Listener): void => void listeners.add(listener),
};
