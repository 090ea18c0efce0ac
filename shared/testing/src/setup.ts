import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { configure as configureMobx } from 'mobx';
import { toHaveNoViolations } from 'jest-axe';
import { failOnConsoleNoise } from './console-guard';
import { fillJsdomGaps } from './jsdom-gaps';

// Shared machines are slow: a wait is for something that happens, its limit only says when to give up.
configure({ asyncUtilTimeout: 5_000 });
configureMobx({ enforceActions: 'always' });
expect.extend(toHaveNoViolations);
fillJsdomGaps();
failOnConsoleNoise();
jest.setTimeout(30_000);
