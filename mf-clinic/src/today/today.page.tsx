import { Desk } from '../desk/desk';
import { DayList } from './day-list';
import { words } from './today.words';

/** /clinic: the visits of a day, what waits first. */
export default function TodayPage() {
  return (
    <Desk title={words.title}>
      <DayList />
    </Desk>
  );
}
