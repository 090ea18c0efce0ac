/**
 * The one module that a remote exposes, as `./remote` (docs/adr/0001). Types only: `Component` stands for a
 * React component, so that this package needs no React.
 */
export type Component<Props> = (props: Props) => unknown;

/** Loads a component on demand; the chunk is fetched when the shell first shows it. */
export type LazyComponent<Props = object> = () => Promise<{ default: Component<Props> }>;

/** The props of every modal body. */
export interface ModalBodyProps<Payload = unknown> {
  payload: Payload;
  /** Closes the frame; focus goes back to where it was. */
  close: () => void;
}

/** What a remote offers to the shell. */
export interface RemoteModule {
  /** Page name as the site map uses it, to its loader. */
  pages: Record<string, LazyComponent>;
  /** Modal type or overlay name, to its loader. */
  modals?: Record<string, LazyComponent<ModalBodyProps<never>>>;
}

/**
 * The global name of one version of a remote. It contains the version: two builds with one name on a page
 * crash, or silently run the old code.
 */
export function containerName(remote: string, version: string): string {
  return `${remote}_${version}`.replace(/[^a-zA-Z0-9]/g, '_');
}

/**
 * The modules that a shell provides to every remote, each once on a page. Every shell that may be live has these: one
 * that a new shell adds is no help to a remote before all shells have it.
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
