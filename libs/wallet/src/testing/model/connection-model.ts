/** A wallet, as far as connections depend on it. */
export interface ModelWallet {
  isAuthorized: boolean;
  isLocked: boolean;
  /** Which of its accounts the person has chosen. */
  selected: number;
  chainId: number;
  fault: Fault;
  /** The page itself disconnected it and does not look for it at the next load. */
  isLeft: boolean;
}

/** What a fake wallet does wrong; `none` also stands for a person who agrees. */
export type Fault = 'none' | 'rejects' | 'pending' | 'neverRevokes';

/** What this library promises about connections, told as plainly as possible. */
export interface ConnectionModel {
  readonly wallets: readonly ModelWallet[];
  /** Wallets that are connected, in the order in which they connected. */
  connected: readonly number[];
  current: number | undefined;
  /** The one that a reload tries first. */
  recent: number | undefined;
}

export function createConnectionModel(count: number): ConnectionModel {
  const wallets = Array.from({ length: count }, () => ({
    isAuthorized: false,
    isLocked: false,
    selected: 0,
    chainId: 1,
    fault: 'none' as const,
    isLeft: false,
  }));
  return { wallets, connected: [], current: undefined, recent: undefined };
}

export function walletOf(model: ConnectionModel, index: number): ModelWallet {
  const wallet = model.wallets[index];
  if (wallet === undefined) throw new Error(`no wallet ${index}`);
  return wallet;
}

/** Connecting appends, makes current, and takes back that the page left the wallet. */
export function addConnection(model: ConnectionModel, index: number): void {
  if (!model.connected.includes(index)) model.connected = [...model.connected, index];
  model.current = index;
  walletOf(model, index).isLeft = false;
}

/** Without the current one, the wallet that has been connected longest is current. */
export function removeConnection(model: ConnectionModel, index: number): void {
  model.connected = model.connected.filter((each) => each !== index);
  if (model.current === index) model.current = model.connected[0];
}

/** A change inside the wallet, and what the page makes of the accounts that it can see afterwards. */
export function changeInside(model: ConnectionModel, index: number, change: Partial<ModelWallet>): void {
  const wallet = walletOf(model, index);
  const seen = (): string => (wallet.isAuthorized && !wallet.isLocked ? String(wallet.selected) : '');
  const before = seen();
  Object.assign(wallet, change);
  const after = seen();
  if (after === before) return;
  if (after === '') removeConnection(model, index);
  // A wallet whose person lets the page in by itself connects by itself.
  else if (!model.connected.includes(index)) addConnection(model, index);
}

/** A page load keeps wallets that still show an account and were not left, the most recent one first and current. */
export function reloadModel(model: ConnectionModel): void {
  const kept = model.wallets.flatMap((wallet, index) => (wallet.isAuthorized && !wallet.isLocked && !wallet.isLeft ? [index] : []));
  model.connected = kept.toSorted((a, b) => Number(b === model.recent) - Number(a === model.recent));
  model.current = model.connected[0];
}
