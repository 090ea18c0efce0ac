// Loaded before a build instead of tsx: compiles TypeScript like it, and notes each file that Node imports, because
// the configuration is an input of the build too.
import { register as registerRequire } from 'tsx/cjs/api';
import { register } from 'tsx/esm/api';

globalThis.importedFiles = new Set();
registerRequire();
register({ onImport: (url) => globalThis.importedFiles.add(url) });
