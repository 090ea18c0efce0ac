/** The words of the bars under the page. */
export const words = {
  bar: 'About this page',
  localBuild: (remotes: readonly string[]) => `Local build in use: ${remotes.join(', ')}`,
  update: 'There is an important update of this site. Finish what you are writing, then load it.',
  loadUpdate: 'Load the update',
} as const;
