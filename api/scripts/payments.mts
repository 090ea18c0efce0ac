/** The entry of `pnpm payments`. */
import { runPaymentsCommand } from '../src/operators/payments-command';
import { runAsOperator } from './run-as-operator.mjs';

await runAsOperator(runPaymentsCommand);
