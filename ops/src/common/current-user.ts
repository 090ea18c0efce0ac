/** The author in the history: RELEASE_BY for a pipeline, otherwise the account on this machine. */
export function currentUser(): string {
  const { RELEASE_BY, GITHUB_ACTOR, USER, USERNAME } = process.env;
  return (RELEASE_BY || GITHUB_ACTOR || USER || USERNAME || 'unknown').slice(0, 80);
}
