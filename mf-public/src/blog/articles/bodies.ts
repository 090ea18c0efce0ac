import { bloodPressure } from './blood-pressure';
import { fever } from './fever';
import { firstVideoCall } from './first-video-call';
import { parents } from './parents';
import { readingAPlan } from './reading-a-plan';
import { smallBusiness } from './small-business';

/** A piece of an article: a paragraph, a list, a heading, or what calls for help at once. */
export type Block = string | readonly string[] | { heading: string } | { warning: string };

/** The articles' texts by id. */
export const bodies: Record<string, readonly Block[]> = {
  '1': fever,
  '2': firstVideoCall,
  '3': readingAPlan,
  '4': bloodPressure,
  '5': parents,
  '6': smallBusiness,
};
