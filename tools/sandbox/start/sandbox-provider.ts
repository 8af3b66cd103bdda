/** The node that the sandbox's provider account serves: an embedded chain, under an id of its own so that each start finds it again. */
export const sandboxProvider = { id: 'prov_sandbox', name: 'Local Base', chain: 'base', projectName: 'Node runners' } as const;
