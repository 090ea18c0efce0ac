/** @jest-environment ./api/src/testing/native-environment.cjs */
import { describeHistories } from '../testing/describe-histories';

describeHistories(['postgres', 'pglite'], 60);
