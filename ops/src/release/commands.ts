import type { Command, LocalCommand } from './command-input';

const change = () => import('./change-commands');
const grants = () => import('./grant-commands');
const passes = () => import('./pass-commands');
const look = () => import('./look-commands');
const observe = () => import('./observe-commands');

/** The commands of `pnpm release`, by name. Each loads its own code only, so that every one starts quickly. */
export const commands: Record<string, () => Promise<Command>> = {
  publish: async () => (await import('./publish-command')).publishCommand,
  promote: async () => (await import('./promote-command')).promoteCommand,
  rollback: async () => (await change()).rollbackCommand,
  canary: async () => (await change()).canaryCommand,
  approve: async () => (await change()).approveCommand,
  freeze: async () => (await change()).freezeCommand,
  thaw: async () => (await change()).thawCommand,
  grant: async () => (await grants()).grantCommand,
  revoke: async () => (await grants()).revokeCommand,
  'require-pass': async () => (await passes()).requirePassCommand,
  'waive-pass': async () => (await passes()).waivePassCommand,
  adopt: async () => (await change()).adoptCommand,
  status: async () => (await look()).statusCommand,
  history: async () => (await look()).historyCommand,
  previews: async () => (await import('./previews-command')).previewsCommand,
  at: async () => (await look()).atCommand,
  diff: async () => (await look()).diffCommand,
  prune: async () => (await import('./prune-command')).pruneCommand,
  health: async () => (await observe()).healthCommand,
  trace: async () => (await observe()).traceCommand,
};

/** Those that need no store. */
export const localCommands: Record<string, () => Promise<LocalCommand>> = {
  build: async () => (await import('./build-command')).buildCommand,
  dev: async () => (await import('./dev-command')).devCommand,
};
