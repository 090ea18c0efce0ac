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
  '@shared/runtime',
] as const;

export type SharedLibrary = (typeof sharedLibraries)[number];
