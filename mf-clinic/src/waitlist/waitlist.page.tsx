import { Desk } from '../desk/desk';
import { WaitlistScreen } from './waitlist-screen';
import { words } from './waitlist.words';

/** /clinic/waitlist, for managers: how many wait where, where plans are sold, and telling who waits. */
export default function WaitlistPage() {
  return (
    <Desk title={words.title} roles={['manager']}>
      <WaitlistScreen />
    </Desk>
  );
}
