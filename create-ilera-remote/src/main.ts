/** `npm create ilera-remote mf-greeting`: makes a remote in a repository of its own. */
import { resolve } from 'node:path';
import { createRemote, registrySettings } from './create-remote';

const [name] = process.argv.slice(2);
try {
  if (!name) throw new Error('Which name? For example: npm create ilera-remote mf-greeting');
  createRemote(name, resolve(name), registrySettings());
  console.log(`${name} is there. What to do next is in ${name}/README.md; first:\n`);
  console.log(`  cd ${name}\n  npm install\n  npm test`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
