import { useParams } from '@shared/runtime';
import { Desk } from '../desk/desk';
import { VisitScreen } from './visit-screen';
import { words } from './visit.words';

/** /clinic/visits/{reference}: one visit, and all that is done with it. */
export default function VisitPage() {
  const { reference = '' } = useParams();
  return (
    <Desk title={words.title}>
      <VisitScreen key={reference} reference={reference} />
    </Desk>
  );
}
