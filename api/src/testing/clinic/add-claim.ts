import type { Suite } from '../on-database';

/** Stores a claim without evidence; returns its reference. */
export async function addClaim(
  suite: Suite,
  email: string,
  status: 'processing' | 'approved' = 'processing',
): Promise<string> {
  const userId = await suite.api.userId(email);
  return suite.api.one(
    `insert into claims (reference, user_id, claimable_id, comment, status)
     select 'CLM-TEST' || count(*), ${userId}, 1, '${suite.api.seal('A filling')}', '${status}' from claims returning reference`,
  );
}
