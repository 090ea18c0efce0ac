/** @jest-environment ./api/src/testing/native-environment.cjs */
import { loadNative } from '../testing/native';
import type * as TestApiModule from '../testing/test-api';

it('lets the process read from its sockets between the queries of many requests on PGlite', async () => {
  const { openTestApi } = await loadNative<typeof TestApiModule>('./test-api.ts');
  const { db, close } = await openTestApi('pglite');
  const queries = 20;
  let [turns, done] = [0, 0];
  const count = () => {
    turns += 1;
    if (done < queries) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: queries }, () => db.execute('select 1').finally(() => (done += 1))));
  expect(turns).toBeGreaterThanOrEqual(queries - 1);
  await close();
});
