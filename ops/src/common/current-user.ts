import { userInfo } from 'node:os';

/** The author in the history: RELEASE_BY for a pipeline, otherwise the account on this machine. */
export function currentUser(): string {
  const { env } = process;
  const name = env.RELEASE_BY || env.GITHUB_ACTOR || env.USER;
  if (name) return name.slice(0, 80);
  try {
    return userInfo().username;
  } catch {
    return 'unknown'; // an account without a name, as containers have
  }
}
