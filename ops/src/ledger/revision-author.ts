import type { KeySignature, Revision } from '@shared/contracts';
import type { Trust } from '../keys/load-keys';

/** The author of a revision: its key's name where keys have names, with the name that the person gave. */
export function revisionAuthor({ by, signature, proposal }: Revision, trust: Trust | undefined): string {
  const name = keyName(signature, trust);
  if (!name) return by;
  const author = proposal && keyName(proposal.signature, trust);
  if (author) return `${author}, approved by ${name}`;
  return name === by ? name : `${name}, as "${by}"`;
}

/** The name of a signature's key in the list of keys; undefined where it has none. */
function keyName(signature: KeySignature | undefined, trust: Trust | undefined): string | undefined {
  const key = signature && trust?.verify.keys.get(signature.key);
  return key && key.name !== key.id ? key.name : undefined;
}
