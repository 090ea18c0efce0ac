import { useParams } from '@shared/runtime';
import { Desk } from '../desk/desk';
import { PersonScreen } from './person-screen';
import { words } from './person.words';

/** /clinic/support/{key}: one person, and what support does for them. */
export default function PersonPage() {
  const { key = '' } = useParams();
  return (
    <Desk title={words.title} roles={['support', 'manager']}>
      <PersonScreen key={key} personKey={key} />
    </Desk>
  );
}
