/** Housekeeping whose timers a test moves. */
import { mock } from 'node:test';
import { minuteMs } from '@ilera/format';
import { startHousekeeping } from '../../housekeeping/housekeeping';
import type { TestApi } from '../test-api';

export function startTimed({ services }: TestApi) {
  mock.timers.enable({ apis: ['setInterval'] });
  const housekeeping = startHousekeeping(services);
  return {
    pass: (minutes: number) => mock.timers.tick(minutes * minuteMs),
    stop: () => {
      housekeeping.stop();
      mock.timers.reset();
    },
  };
}
