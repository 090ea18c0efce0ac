import type { Block } from './article';
import { bloodPressure } from './blood-pressure';
import { fever } from './fever';
import { firstVideoCall } from './first-video-call';
import { parents } from './parents';
import { readingAPlan } from './reading-a-plan';
import { smallBusiness } from './small-business';

/** The articles' texts by id. */
export const bodies: Record<string, readonly Block[]> = {
  '1': fever,
  '2': firstVideoCall,
  '3': readingAPlan,
  '4': bloodPressure,
  '5': parents,
  '6': smallBusiness,
};
