// Reads preview.json, which `ilera-release publish --preview … --json` printed. Writes what people are told as
// preview.md, and the address as preview.env.
import { readFileSync, writeFileSync } from 'node:fs';

const { id, url, parts, revision, until } = JSON.parse(readFileSync('preview.json', 'utf8'));
const address = url ?? `/_preview/${id}`;
const site = process.env.RELEASE_SITE;
if (!URL.canParse(address, site || undefined))
  throw new Error(`The preview is at ${address}. Set RELEASE_SITE, the address of the site, to have a link.`);
const link = new URL(address, site || undefined).href;

const versions = Object.entries(parts).map(
  ([name, version]) => `\`${name} ${typeof version === 'string' ? version : version.version}\``,
);
const beside = revision === undefined ? 'what is live' : `revision ${revision}`;
writeFileSync('preview.env', `PREVIEW_URL=${link}\n`);
writeFileSync(
  'preview.md',
  `**Preview:** ${link}\n\n${versions.join(', ')} beside ${beside}, until ${until.slice(0, 10)}\n`,
);
console.log(readFileSync('preview.md', 'utf8'));
