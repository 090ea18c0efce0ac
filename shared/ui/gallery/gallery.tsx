import { createRoot } from 'react-dom/client';
import { MemoryRouter } from '@shared/runtime';
import '../src/styles/global.css';
import { Data, DialogOpen, Disclosures } from './more-samples';
import { Actions, Feedback, Fields } from './samples';
import { Pictures } from './pictures';
import { Words } from './words';

const sections = {
  words: Words,
  actions: Actions,
  fields: Fields,
  feedback: Feedback,
  data: Data,
  disclosures: Disclosures,
  art: Pictures,
  dialog: DialogOpen,
};

/** All samples on one page, or the section named after `#`. */
function Gallery() {
  const chosen = location.hash.slice(1);
  const shown = Object.entries(sections).filter(([name]) => (chosen ? name === chosen : name !== 'dialog'));
  return shown.map(([name, Sample]) => <Sample key={name} />);
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>,
  );
}
