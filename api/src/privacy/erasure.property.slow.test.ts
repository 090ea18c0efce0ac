/** @jest-environment ./api/src/testing/native-environment.cjs */
import { describeHistories } from '../testing/histories/describe-histories';

// A few of the histories of the slow test.
describeHistories(['postgres'], 4);
