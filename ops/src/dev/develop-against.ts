import { signOverrideCookie } from '../common/override-cookie';
import { freePort } from '../common/ports';
import { stopOnSignals } from '../common/stop-on-signals';
import { startDevServer } from './dev-server';

const dayInSeconds = 86_400;

/** Serves one remote from this machine until it is stopped, and prints the link that shows it inside a running site. */
export async function developAgainst(repository: string, names: string[], site: string): Promise<void> {
  const [name] = names;
  if (!name || names.length > 1) throw new Error(`Name one remote of ${names.join(', ')}.`);
  const { origin } = new URL(site);
  const server = await startDevServer(repository, name, await freePort(3101));
  stopOnSignals(async () => server.close());
  const { OPS_KEY: opsKey } = process.env;
  if (opsKey) {
    const expires = Math.floor(Date.now() / 1000) + dayInSeconds;
    const sealed = signOverrideCookie({ override: { remote: name, base: server.base }, expires }, opsKey);
    console.log(`\nOpen this, in one browser, for a day:\n  ${origin}/_pin?p=${sealed}`);
  } else {
    console.log(
      `\n${origin} takes your build only with an operator's signature. Ask one to open ${origin}/ops, "Admit a developer's ` +
        `build", with ${name} and ${server.base}, and to send you the link. (With OPS_KEY set, the link stands here.)`,
    );
  }
}
