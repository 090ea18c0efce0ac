/**
 * The global name of one version of a remote. It contains the version: two builds with one name on a page
 * crash, or silently run the old code.
 */
export function containerName(remote: string, version: string): string {
  return `${remote}_${version}`.replace(/[^a-zA-Z0-9]/g, '_');
}
