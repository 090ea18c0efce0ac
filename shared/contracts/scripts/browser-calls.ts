import { readdir } from 'node:fs/promises';
import type { Call } from '../src/api/call';
import type { Shape } from '../src/calls/wire';

interface Schema {
  type?: string;
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

const tables = new URL('../src/api/calls/', import.meta.url);

/**
 * Generates the files of `src/calls`, one for each file of `src/api/calls`, so that a page carries only the calls of
 * the files it uses.
 */
export async function browserCalls(): Promise<[file: string, text: string][]> {
  const files = (await readdir(tables)).filter((file) => file !== 'index.ts');
  return Promise.all(
    files.map(async (file) => {
      const exported = (await import(new URL(file, tables).href)) as Record<string, Record<string, Call>>;
      return [
        file.replace('.ts', '.generated.ts'),
        textOfFile(Object.assign({}, ...Object.values(exported))),
      ];
    }),
  );
}

function textOfFile(calls: Record<string, Call>): string {
  const rows = Object.entries(calls)
    // Browsers download the export of a person's data as a file.
    .filter(([name]) => name !== 'exportData')
    .map(([name, call]) => `export const ${name}: WireCall<'${name}'> = ${rowOf(call)};\n`);
  return `// Written by \`pnpm calls:write\` from src/api: change the schemas there.
import type { WireCall } from './wire';

${rows.join('')}`;
}

function rowOf({ method, path, encoding, file, response }: Call): string {
  const { properties } = response as Schema;
  const data = file ? null : shapeOf(properties?.data ?? {});
  const fields = [
    `method: '${method}'`,
    `path: '${path.slice(1)}'`,
    ...(encoding === 'form' || encoding === 'upload' ? ['form: true'] : []),
    ...(file ? [`file: '${file}'`] : []),
    `data: ${textOf(data)}`,
  ];
  return `{ ${fields.join(', ')} }`;
}

/** @throws if the reader cannot read a schema */
function shapeOf(schema: Schema): Shape {
  if (schema.anyOf) return shapeOfUnion(schema.anyOf);
  if (schema.items) return [shapeOf(schema.items)];
  if (schema.properties) {
    const { properties, required = [] } = schema;
    const fields = Object.entries(properties).map(([name, field]): [string, Shape] => {
      const shape = shapeOf(field);
      return [name, required.includes(name) ? shape : [shape, undefined]];
    });
    return Object.fromEntries(fields);
  }
  const type = schema.type ?? typeof schema.const;
  if (type === 'null') return null;
  if (type === 'string') return 'text';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'boolean') return 'flag';
  throw new Error(`No reader for ${JSON.stringify(schema)}`);
}

function shapeOfUnion(options: Schema[]): Shape {
  const shapes = options.map(shapeOf);
  const presentShapes = shapes.filter((shape) => shape !== null);
  const kinds = [...new Set(presentShapes.map((shape) => JSON.stringify(shape)))].sort();
  const shape = kinds.join() === '"number","text"' ? 'id' : presentShapes[0];
  if (shape === undefined || (shape !== 'id' && kinds.length > 1))
    throw new Error(`No reader for a union of ${kinds.join(' and ')}`);
  return presentShapes.length < shapes.length ? [shape, null] : shape;
}

function textOf(shape: Shape | undefined): string {
  if (shape === undefined || shape === null) return String(shape);
  if (typeof shape === 'string') return `'${shape}'`;
  if (Array.isArray(shape)) return `[${shape.map(textOf).join(', ')}]`;
  const fields = Object.entries(shape as Record<string, Shape>);
  return `{ ${fields.map(([name, field]) => `${name}: ${textOf(field)}`).join(', ')} }`;
}
