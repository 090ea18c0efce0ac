import type { RemoteInDocument, RemoteVersion } from '@shared/contracts';

let remotes: Readonly<Record<string, RemoteInDocument>> = {};

/** Takes over the remotes of this document. They stay the same for as long as the document lives. */
export function installRemotes(installed: Record<string, RemoteInDocument>): void {
  remotes = Object.freeze({ ...installed });
}

/** The versions of a remote to try, the live one first. Empty when the site has no such remote. */
export function versionsOf(remote: string): RemoteVersion[] {
  const live = remotes[remote];
  if (!live) return [];
  return live.lastGood ? [live, live.lastGood] : [live];
}
