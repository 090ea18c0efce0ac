/** The scope of published packages; the folders of the workspace keep `@shared` (docs/adr/0009). */
export const publishedScope = '@ilera';

/** Folders of `shared/` that are published for squads with repositories of their own. */
export const publishedPackages = [
  'contracts',
  'format',
  'runtime',
  'ui',
  'forms',
  'prerender',
  'build',
  'testing',
];

/** The published name of a package of the workspace, or of a path in one; others stay as they are. */
export const toPublished = (name: string): string => name.replace(/^@shared\//, `${publishedScope}/`);

/**
 * Folders of the workspace whose package is a command, with its published name; the command is one compiled
 * script, so that it depends on nothing.
 */
export const publishedCommands = { ops: 'ilera-release', 'create-ilera-remote': 'create-ilera-remote' };
