// `npm run serve`: serves what is built and published. No install, no build.
import { checkNode, loadTypeScript } from './prepare.mjs';

checkNode();
await loadTypeScript();
const { main } = await import('../src/start/main.ts');
await main('serve');
