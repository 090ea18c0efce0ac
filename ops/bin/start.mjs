// `npm start`: everything from a fresh clone. Installs, then hands over to ops/src/start/main.ts. `npm run serve` serves what
// is published, `pnpm dev` has remotes with hot reload; both install nothing.
import { checkNode, install, loadTypeScript } from './prepare.mjs';

const [mode = 'start', ...names] = process.argv.slice(2);
checkNode();
if (mode === 'start') install();
await loadTypeScript();
const { main } = await import('../src/start/main.ts');
await main(mode, names);
