// A registry alone, as production runs it: no build, no publish, no API. See docs/hosting.md.
import { checkNode, loadTypeScript } from './prepare.mjs';

checkNode();
await loadTypeScript();
await import('../src/registry/main.ts');
