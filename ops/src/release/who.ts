import { userInfo } from 'node:os';

/** Who is recorded in the history: RELEASE_BY where a pipeline acts, otherwise the account on this machine. */
export function whoAmI(env: NodeJS.ProcessEnv = process.env): string {
  const name = env.RELEASE_BY || env.GITHUB_ACTOR || env.USER;
  if (name) return name.slice(0, 80);
  try {
    return userInfo().username;
  } catch {
    return 'unknown'; // an account without a name, as containers have
  }
}
