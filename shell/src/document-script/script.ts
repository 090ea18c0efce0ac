import { documentScript, type FirstCalls } from '@shared/contracts';
import { readToken } from './read-token';
import { startFirstCalls } from './first-calls';
import { holdPresses } from './hold-presses';

/**
 * Runs inside of the document before the shell's scripts are there: the build makes one file of it, which the gateway
 * writes into every document.
 */
const token = readToken();
holdPresses(token !== '');
const requests = document.currentScript?.getAttribute(documentScript.firstCalls);
if (requests) startFirstCalls(JSON.parse(requests) as FirstCalls, token);
