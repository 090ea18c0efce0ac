#!/usr/bin/env node
// Stands in for jest where a test starts it dozens of times: lists and runs the tests of the folder that it starts in,
// and understands only the options that ops/bin gives.
import { strictEqual } from 'node:assert';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    filter: { type: 'string' },
    json: { type: 'boolean' },
    listTests: { type: 'boolean' },
    outputFile: { type: 'string' },
  },
});
const all = () =>
  readdirSync('.', { recursive: true })
    .filter((file) => file.endsWith('.test.js'))
    .map((file) => resolve(file));

if (values.listTests) console.log(JSON.stringify(all()));
else {
  const choose = values.filter && createRequire(import.meta.url)(values.filter);
  const chosen = choose ? (await choose(all())).filtered : all();
  const testResults = chosen.map(run);
  writeFileSync(values.outputFile, JSON.stringify({ testResults }));
}

function run(name) {
  const assertionResults = [];
  const it = (_title, body) => assertionResults.push({ status: passes(body) ? 'passed' : 'failed' });
  const expect = (actual) => ({ toBe: (expected) => strictEqual(actual, expected) });
  const load = () =>
    new Function('it', 'expect', 'require', readFileSync(name, 'utf8'))(it, expect, createRequire(name));
  const isPassed = passes(load) && assertionResults.every(({ status }) => status === 'passed');
  return { name, status: isPassed ? 'passed' : 'failed', assertionResults };
}

function passes(body) {
  try {
    body();
    return true;
  } catch {
    return false;
  }
}
