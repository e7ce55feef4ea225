type Server = { readonly url: string; readonly description: string };
type Described<S> = { readonly servers: readonly S[] };

type Addresses = {
  readonly environment: 'staging' | 'production';
  /** The URLs of this environment and, if known, of the other environment, each including the base path. */
  readonly here: string;
  readonly other: string | undefined;
};

export function withServers<S extends Server, Contract extends Described<S>>(
  contract: Contract,
  { environment, here, other }: Addresses,
): Contract {
  const [staging, production] = contract.servers as readonly [S, S];
  const [own, foreign] = environment === 'staging' ? [staging, production] : [production, staging];
  const at = (server: S, url: string | undefined) => (url ? { url, description: server.description } : server);
  return { ...contract, servers: [at(own, here), at(foreign, other)] };
}
