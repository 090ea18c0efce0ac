import { installedDatabases, namedDatabases, roundsOn, suiteDatabases, type DatabaseKind } from './databases';
import { onDatabase } from '../on-database';

const both: DatabaseKind[] = ['pglite', 'postgres'];
const installed = installedDatabases();

describe('the databases of API suites', () => {
  it.each<[string, DatabaseKind[], DatabaseKind[]]>([
    ['', both, ['postgres']],
    ['', ['pglite'], ['pglite']],
    ['pglite,postgres', both, both],
    ['postgres', both, ['postgres']],
    ['pglite', both, ['pglite']],
  ])('named "%s", installed %j: %j', (named, kinds, expected) => {
    expect(suiteDatabases(named, kinds)).toEqual(expected);
  });

  it.each<[string, DatabaseKind[]]>([
    ['pglite,postgres', ['pglite']],
    ['pglite,postgresql', both],
  ])('named "%s", installed %j: an error', (named, kinds) => {
    expect(() => namedDatabases(named, kinds)).toThrow(/^API_TEST_DATABASES names postgres/);
  });
});

it.each<[DatabaseKind, DatabaseKind[], number]>([
  ['pglite', both, 40],
  ['postgres', both, 200],
  ['pglite', ['pglite'], 200],
])('of 200 rounds of a race %s, of %j, has %d', (kind, kinds, expected) => {
  expect(roundsOn(kind, 200, kinds)).toBe(expected);
});

it('without the binaries of PostgreSQL only PGlite is installed', () => {
  expect(installedDatabases(null)).toEqual(['pglite']);
  expect(installedDatabases('/usr/lib/postgresql/17/bin')).toEqual(both);
});

describe('a suite', () => {
  afterEach(() => jest.restoreAllMocks());

  /** The databases on which a suite is defined while API_TEST_DATABASES has this value. */
  function databasesOf(named: string | undefined): unknown {
    const { API_TEST_DATABASES: _, ...env } = process.env;
    jest.replaceProperty(process, 'env', named === undefined ? env : { ...env, API_TEST_DATABASES: named });
    const each = jest.spyOn(describe, 'each').mockReturnValue(() => undefined);
    onDatabase('a suite', () => undefined);
    expect(each).toHaveBeenCalledTimes(1);
    return each.mock.calls[0]?.[0];
  }

  it.each([undefined, ''])('runs on one database where API_TEST_DATABASES is %j', (named) => {
    expect(databasesOf(named)).toEqual(installed.slice(-1));
  });

  it.each([[installed], [['pglite']]])('runs on each that API_TEST_DATABASES names: %j', (kinds) => {
    expect(databasesOf(kinds.join(','))).toEqual(kinds);
  });
});
