/** @jest-environment ./api/src/testing/native-environment.cjs */
import { describeHistories } from '../testing/histories/describe-histories';
import { onEachDatabase } from '../testing/on-database';
import { signInWhileResetting } from '../testing/reset-password';

describeHistories(['postgres', 'pglite'], 60);

onEachDatabase('a reset', (suite) => {
  it('ends every session of the old password in twenty rounds of four sign-ins', () =>
    signInWhileResetting(suite, 20));
});
