// `npm start`: installs packages in a fresh clone, then runs ops/src/start/main.ts. `npm run serve` serves published parts,
// `pnpm dev` hot-reloads remotes; both install nothing.
import { checkNode, install, loadTypeScript } from './prepare.mjs';

const [mode = 'start', ...names] = process.argv.slice(2);
checkNode();
if (mode === 'start') install();
await loadTypeScript();
const { main } = await import('../src/start/main.ts');
await main(mode, names);
