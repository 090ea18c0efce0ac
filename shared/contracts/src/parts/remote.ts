/**
 * The module that a remote exposes as `./remote` (docs/adr/0001). Types only: `Component` stands for a React component,
 * so that this package does not depend on React.
 */
export type Component<Props> = (props: Props) => unknown;

/** Loads a component on demand, when the shell first shows it. */
export type LazyComponent<Props = object> = () => Promise<{ default: Component<Props> }>;

/** The props of every modal body. */
export interface ModalBodyProps<Payload = unknown> {
  payload: Payload;
  /** Closes the frame; the focus returns to its previous place. */
  close: () => void;
}

/** The pages and modals that a remote offers to the shell. */
export interface RemoteModule {
  /** Loaders by page name in the site map. */
  pages: Record<string, LazyComponent>;
  /** Loaders by modal type or overlay name. */
  modals?: Record<string, LazyComponent<ModalBodyProps<never>>>;
}

/**
 * The global name of one version of a remote. It contains the version: two builds with the same name crash on one page,
 * or silently run the old code.
 */
export function containerName(remote: string, version: string): string {
  return `${remote}_${version}`.replace(/[^a-zA-Z0-9]/g, '_');
}

/**
 * Modules that a shell provides to every remote, each once per page. Every live shell must have them: a module that a
 * new shell adds is useful to remotes only after all shells have it.
 */
export const sharedLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'mobx',
  'mobx-react-lite',
  '@ilera/runtime',
] as const;

export type SharedLibrary = (typeof sharedLibraries)[number];
