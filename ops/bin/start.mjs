// `npm start`: everything from a fresh clone. Installs, then hands over to ops/src/start/main.ts.
import { checkNode, install, loadTypeScript } from './prepare.mjs';

checkNode();
install();
await loadTypeScript();
const { main } = await import('../src/start/main.ts');
await main('start');
