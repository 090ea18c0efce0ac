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
