// Reads preview.json, which `ilera-release preview --branch … --json` printed. Writes what people are told as
// preview.md, and the address as preview.env.
import { readFileSync, writeFileSync } from 'node:fs';

const { id, parts, revision, until } = JSON.parse(readFileSync('preview.json', 'utf8'));
const path = `/_preview/${id}`;
const site = process.env.RELEASE_SITE;
if (!site)
  throw new Error(`The preview is at ${path}. Set RELEASE_SITE, the address of the site, to have a link.`);
const link = new URL(path, site).href;

const versions = Object.entries(parts).map(([name, { version }]) => `\`${name} ${version}\``);
const beside = revision === undefined ? 'what is live' : `revision ${revision}`;
writeFileSync('preview.env', `PREVIEW_URL=${link}\n`);
writeFileSync(
  'preview.md',
  `**Preview:** ${link}\n\n${versions.join(', ')} beside ${beside}, until ${until.slice(0, 10)}\n`,
);
console.log(readFileSync('preview.md', 'utf8'));
