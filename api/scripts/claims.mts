/** The entry of `pnpm claims`. */
import { runClaimsCommand } from '../src/operators/claims-command';
import { runAsOperator } from './run-as-operator.mjs';

await runAsOperator(runClaimsCommand);
